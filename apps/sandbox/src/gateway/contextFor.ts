import type { Context } from './Context.ts'
import type { Merchant } from './merchants.ts'
import type { Services } from './Services.ts'

const nobody = {
  session: undefined,
  bearer: undefined,
  idempotencyKey: undefined,
  proofOfWork: undefined,
  language: 'PT',
  origin: '',
  address: '',
  network: '',
  device: '',
} as const
const blankMember = { account: '', nickname: '', type: 0, uplineId: null, registeredAt: 0 }

/** The context of a member's call without a request: for the console and tests, which act as the member. */
export const contextFor = (services: Services, merchant: Merchant, memberId: number): Context => ({
  ...nobody,
  requestId: 'console',
  db: services.database.db,
  services,
  merchant,
  member: { ...blankMember, id: memberId, merchant: merchant.code },
  now: services.now,
})
