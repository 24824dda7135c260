import type { InputOf, OutputOf } from '@platform/sdk'
import { memberTypes } from '@platform/sdk/account'
import type { openAccount as call } from '@platform/sdk/agents'
import { needsIdentity } from '@platform/sdk/markets'
import { addMember, hashPassword, checkFields, isTaken, takenBy } from '../../account/exports.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { limit, MINUTE } from '../../gateway/limit.ts'
import { assertUnprotected } from '../../gateway/protectionState.ts'
import { Refusal } from '../../base/Refusal.ts'
import { sendMessage, welcomeMessage } from '../../messages/exports.ts'
import { assertMayGive, lockRates, storeRates } from './agentRates.ts'

type Form = InputOf<typeof call>

const PER_AGENT = 30

/** Counts the accounts that an agent opens. */
export const limitedBy = (context: Context) => `open-account:${memberOf(context).id}`

/** Checks everything that may refuse the account, then hashes the password, which a transaction should not wait for. */
export async function validateAccount(context: Context, { username, password, rates }: Form): Promise<string> {
  await limit(context, limitedBy(context), PER_AGENT, 10 * MINUTE)
  await checkFields(context, { username: { value: username, required: true }, password: { value: password, required: true } })
  await assertMayGive(context.db, memberOf(context).id, rates, context.now())
  if (await isTaken(context, username)) throw new Refusal('register.usernameTaken', 400)
  return hashPassword(password, context.services.hashCost)
}

/** Creates the member: directly below the caller, without money, with a password that is valid until another is chosen. */
export async function openAccount(context: Context, { type, username, rates }: Form, passwordHash: string): Promise<OutputOf<typeof call>> {
  const { db, merchant, services, now } = context
  const { id: uplineId } = memberOf(context)
  await lockRates(db, [uplineId])
  await assertUnprotected(db, uplineId, now())
  await assertMayGive(db, uplineId, rates, now())
  const id = await addMember(db, {
    merchant: merchant.code,
    account: username.trim(),
    type: memberTypes[type],
    passwordHash,
    uplineId,
    profile: { email: null, mobile: null, last_login_at: null, password_once: true, registering: needsIdentity(merchant.market) },
    firstLogin: true,
    now: now(),
    cost: services.hashCost,
  }).catch((error: unknown) => {
    throw takenBy(error) ?? error
  })
  await storeRates(db, { memberId: id, agentId: uplineId, rates, now: now() })
  await sendMessage(db, id, welcomeMessage(merchant.name), now())
  return { memberId: String(id), userName: username.trim() }
}
