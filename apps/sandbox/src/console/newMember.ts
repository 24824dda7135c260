import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { needsIdentity } from '@platform/sdk/markets'
import { addMember, storeConsent } from '../account/exports.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { openSession, sessionLife } from '../gateway/sessions.ts'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { setLimit } from '../limits/exports.ts'
import { enterState } from '../protection/exports.ts'
import { setCpf } from '../security/exports.ts'
import { LateState, lateStates } from './LateState.ts'
import { LimitRequests } from './LimitRequests.ts'
import { memberNamed } from './memberNamed.ts'
import { newCpf } from './newCpf.ts'
import { verifiedPerson } from './verifiedPerson.ts'

export const cents = z.int().check(z.minimum(0), z.maximum(1e12))

export const MemberBody = z.object({
  merchant: z.string(),
  type: z._default(z.int(), 0),
  balance: z._default(cents, 0),
  firstLogin: z._default(z.boolean(), false),
  /** Proven: dialing code and number, digits only. */
  mobile: z.optional(z.string().check(z.regex(/^\d{8,24}$/))),
  email: z.optional(z.string()),
  payeeName: z.optional(z.string()),
  /** CPF, digits only; `new`: a random one, which the answer contains. */
  idNumber: z.optional(z.string().check(z.regex(/^(\d{11}|new)$/))),
  /** Whether the identity is accepted, with name, CPF and date of birth; default: where the market requires that before play. */
  identity: z.optional(z.boolean()),
  /** User name of the agent above. */
  upline: z.optional(z.string()),
  limits: LimitRequests,
  late: LateState,
})

/** A new, unshared member, signed in. */
export async function newMember(body: z.output<typeof MemberBody>, services: Services) {
  const {
    database: { db },
    merchants,
    vault,
    now,
    hashCost,
  } = services
  const merchant = merchants.find(body.merchant)
  if (!merchant) throw notFound()
  const account = `qa${now().toString(36)}${randomInt(36 ** 6).toString(36)}`.slice(0, 16)
  const password = `Qa${randomInt(1e9, 1e10)}`
  const code = body.type === 4 ? merchant.trialCode : merchant.code
  const {
    mobile,
    email,
    payeeName,
    upline,
    limits = [],
    late,
    identity = needsIdentity(merchant.market) && code === merchant.code,
    ...rest
  } = body
  const chosenNumber = body.idNumber === 'new' ? newCpf() : body.idNumber
  const uplineId = upline === undefined ? undefined : (await memberNamed({ merchant: body.merchant, userName: upline }, services)).id
  const profile = { mobile, email, ...(payeeName && { payee_name: payeeName }) }
  const id = await addMember(db, { ...rest, uplineId, profile, merchant: code, account, password, now: now(), cost: hashCost })
  await storeConsent({ db, merchant: { code }, language: 'PT', address: 'console', now }, id)
  if (chosenNumber) await setCpf({ db, vault, now }, { id, merchant: code }, chosenNumber)
  const idNumber = identity ? (await verifiedPerson(services, { id, merchant: code })).id_number : chosenNumber
  for (const { hoursAgo, ...request } of limits) {
    const owner = { market: merchant.market, memberId: id, at: now() - hoursAgo * 3_600_000 }
    await db.transaction().execute((trx) => setLimit(trx, owner, { ...request, actor: 'member' }))
  }
  if (late) {
    const { state, forMs } = lateStates[late]
    await enterState(contextFor(services, merchant, id), { state, until: now() + forMs, actor: 'system', reason: 'QA' })
  }
  const token = await openSession(db, id, now(), sessionLife(merchant.market))
  return { merchantCode: code, userName: account, password, idNumber, token, type: body.type }
}
