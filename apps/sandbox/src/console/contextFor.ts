import type { Context } from '../gateway/Context.ts'
import type { Merchant } from '../gateway/merchants.ts'
import type { Services } from '../gateway/Services.ts'

const nobody = {
  session: undefined,
  bearer: undefined,
  idempotencyKey: undefined,
  language: 'PT',
  origin: '',
  address: '',
  device: '',
} as const
const plain = { account: '', nickname: '', type: 0, uplineId: null, registeredAt: 0 }

/** What a call of this member knows, where no request came: the console and tests do what the member would. */
export const contextFor = (services: Services, merchant: Merchant, memberId: number): Context => ({
  ...nobody,
  requestId: 'console',
  db: services.database.db,
  services,
  merchant,
  member: { ...plain, id: memberId, merchant: merchant.code },
  now: services.now,
})
