import type { InputOf } from '@platform/sdk'
import {
  checkPaymentPassword,
  type changePaymentPassword,
  type PasskeyAction,
  type resetPaymentPassword,
  type setPaymentPassword,
} from '@platform/sdk/security'
import { hashPassword, verifyPassword, requireLoginPassword } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { resetCounter } from '../gateway/counters.ts'
import { Refusal } from '../base/Refusal.ts'
import { answersProof } from './answers.ts'
import { ownContact, takeCodes } from './contactCodes.ts'
import { holdWithdrawals } from './holdWithdrawals.ts'
import { confirmByPasskey } from './confirmByPasskey.ts'
import { withTries } from './tries.ts'

/** The counter of tries of the payment password, for all calls that require it. */
export const paymentScope = (memberId: number) => `payment:${memberId}`

/** Sets the first payment password; the login password authenticates the member. */
export async function setFirst(context: Context, { password, paymentPassword }: InputOf<typeof setPaymentPassword>) {
  requireStrong(paymentPassword, password)
  const { payment_password_hash } = await hashesOf(context)
  if (payment_password_hash) throw new Refusal('payment.set', 400)
  await requireLoginPassword(context, password)
  const hash = await hashPassword(paymentPassword, context.services.hashCost)
  const { numUpdatedRows } = await context.db
    .updateTable('members')
    .set({ payment_password_hash: hash })
    .where('id', '=', memberOf(context).id)
    // Of two parallel requests only one is accepted.
    .where('payment_password_hash', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('payment.set', 400)
  return {}
}

/** Replaces the password for a caller who knows the old one. */
export async function changePayment(context: Context, form: InputOf<typeof changePaymentPassword>) {
  requireStrong(form.paymentPassword)
  const old = await requirePaymentPassword(context, form.oldPaymentPassword)
  if (form.paymentPassword === form.oldPaymentPassword) throw new Refusal('modify.new.old.same', 400)
  await store(context, form.paymentPassword, { old, changed: 'payment.wrong' })
  return {}
}

/** Replaces the password for a caller who receives the member's messages, or knows the answers if the member has no contact. */
export async function resetPayment(context: Context, { type, verificationCode, paymentPassword }: InputOf<typeof resetPaymentPassword>) {
  requireStrong(paymentPassword)
  const { payment_password_hash, mobile, email } = await hashesOf(context)
  if (!payment_password_hash) throw new Refusal('payment.unset', 400)
  if (type !== 'questions') {
    await takeCodes(context, [await ownContact(context, type, 'reset'), verificationCode])
  } else if (mobile || email || !answersProof.isGood(context, verificationCode, payment_password_hash)) {
    // Answers can be guessed or researched: they are accepted only from members to whom no code can be sent.
    throw new Refusal('verification.code', 400)
  }
  await store(context, paymentPassword, { old: payment_password_hash, changed: 'verification.code' })
  return {}
}

interface Confirmation {
  paymentPassword?: string
  /** A passkey's signature instead of the password. */
  passkeyToken?: string
}

/** Throws unless the member confirms this action with the payment password: `payment.unset`, `payment.wrong` with `attemptsLeft`, `payment.locked`; or with a passkey: `passkey.wrong`. */
export async function confirmPayment(context: Context, action: PasskeyAction, { paymentPassword = '', passkeyToken }: Confirmation) {
  if (passkeyToken) return confirmByPasskey(context, action, passkeyToken)
  await requirePaymentPassword(context, paymentPassword)
}

/** Throws unless a member who has a payment password sends it. One that is missing is no try: the page may not know yet that there is one. */
export async function requirePaymentPasswordIfSet(context: Context, paymentPassword: string): Promise<void> {
  if (!(await hashesOf(context)).payment_password_hash) return
  if (!paymentPassword) throw new Refusal('validation', 400, { fields: { paymentPassword: 'validation.confirmEmpty' } })
  await requirePaymentPassword(context, paymentPassword)
}

/** Returns the hash that the password was compared with. */
async function requirePaymentPassword(context: Context, paymentPassword: string): Promise<string> {
  const { payment_password_hash } = await hashesOf(context)
  if (!payment_password_hash) throw new Refusal('payment.unset', 400)
  const guard = { scope: paymentScope(memberOf(context).id), wrong: 'payment.wrong', locked: 'payment.locked' }
  await withTries(context, guard, () => verifyPassword(paymentPassword, payment_password_hash))
  return payment_password_hash
}

function requireStrong(paymentPassword: string, loginPassword?: string): void {
  const code = checkPaymentPassword(paymentPassword, loginPassword)
  if (code) throw new Refusal('validation', 400, { fields: { paymentPassword: code } })
}

/** Replaces the `old` hash, which the caller's proof was for. Throws `changed` if a parallel call has replaced it. */
async function store(context: Context, paymentPassword: string, { old, changed }: { old: string; changed: string }): Promise<void> {
  const { db, services } = context
  const { id } = memberOf(context)
  const { password_hash } = await hashesOf(context)
  if (await verifyPassword(paymentPassword, password_hash))
    throw new Refusal('validation', 400, { fields: { paymentPassword: 'validation.paymentSame' } })
  const payment_password_hash = await hashPassword(paymentPassword, services.hashCost)
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ payment_password_hash })
      .where('id', '=', id)
      .where('payment_password_hash', '=', old)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Refusal(changed, 400)
    await resetCounter(trx, paymentScope(id))
    await holdWithdrawals({ ...context, db: trx }, 'paymentPassword')
  })
  services.sessions.forget(id)
}

const hashesOf = (context: Context) =>
  context.db
    .selectFrom('members')
    .select(['password_hash', 'payment_password_hash', 'mobile', 'email'])
    .where('id', '=', memberOf(context).id)
    .executeTakeFirstOrThrow()
