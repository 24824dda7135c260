import { randomInt, randomUUID } from 'node:crypto'
import { cleanPhone, type InputOf } from '@platform/sdk'
import type { changePassword, sendPasswordEmail, setPasswordByPhone } from '@platform/sdk/account'
import type { Db } from '../db/openDatabase.ts'
import { TRIAL } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { resetCounter } from '../gateway/counters.ts'
import { HOUR, limit, limitMessages, MINUTE } from '../gateway/limit.ts'
import { Refusal } from '../base/Refusal.ts'
import { forgetLoginFailures } from './loginFailures.ts'
import { deliver } from './outbox.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { forgetDevices, readNewDevice, rememberDevice } from './rememberDevice.ts'
import { checkFields } from './registerRules.ts'
import { mobileOf } from './mobileNumbers.ts'
import { requireSms, tryCode, spendCode } from './verificationCodes.ts'

const MAX_FAILURES = 5
const PER_ADDRESS = 30
const TEMPORARY_MINUTES = 30
/** Without similar letters and digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/** Changes the signed-in member's password; this session stays, and a device sent along is remembered. Five wrong old ones lock the call for 15 minutes. */
export async function change(
  context: Context,
  { oldPassword, newPassword, confirmNewPassword, ...device }: InputOf<typeof changePassword>,
) {
  const { db, session } = context
  const { id } = memberOf(context)
  await checkFields(context, {
    newPassword: { value: newPassword, rule: 'password', required: true },
    confirmNewPassword: { value: confirmNewPassword, rule: 'confirmPassword' },
  })
  const newDevice = readNewDevice(device)
  if (confirmNewPassword !== newPassword) throw new Refusal('validation', 400, { fields: { confirmNewPassword: 'validation.confirm' } })
  await requireLoginPassword(context, oldPassword)
  if (newPassword === oldPassword) throw new Refusal('modify.new.old.same', 400)
  const passwordHash = await hashPassword(newPassword, context.services.hashCost)
  // With the devices in one transaction: a token that is used meanwhile opens a session before it, which ends below, or none.
  await db.transaction().execute((trx) => storePassword(trx, id, passwordHash))
  await endOtherSessions(context, id)
  if (newDevice && session) await rememberDevice(context, { memberId: id, passwordHash, session, newDevice })
  return {}
}

/** Throws `password.wrong` unless this is the signed-in member's password. Five wrong ones lock the requesting action for 15 minutes. */
export async function requireLoginPassword(context: Context, password: string): Promise<void> {
  const { db } = context
  const { id } = memberOf(context)
  await limit(context, `password:${id}`, MAX_FAILURES, 15 * MINUTE)
  const { password_hash } = await db.selectFrom('members').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
  if (!(await verifyPassword(password, password_hash))) throw new Refusal('password.wrong', 400)
  await resetCounter(db, `password:${id}`)
}

/** Sets a new password with the code that went to the member's number, and ends the member's sessions. */
export async function setByPhone(context: Context, form: InputOf<typeof setPasswordByPhone>) {
  const { db, services } = context
  await requireSms(context, 'password')
  await checkFields(context, {
    mobileNum: { value: cleanPhone(form.mobileNum, form.countryDialingCode), rule: 'loginMobileNum' },
    verificationCode: { value: form.verificationCode, required: true },
    newPassword: { value: form.newPassword, rule: 'password', required: true },
  })
  const proof = {
    purpose: 'password' as const,
    mobile: await mobileOf(context, { number: form.mobileNum, dialing: form.countryDialingCode }),
  }
  await tryCode(context, proof, form.verificationCode)
  const member = await memberByMobile(context, proof.mobile)
  if (!member) throw new Refusal('verification.code', 400)
  if (await verifyPassword(form.newPassword, member.password_hash)) throw new Refusal('modify.new.old.same', 400)
  const hash = await hashPassword(form.newPassword, services.hashCost)
  await db.transaction().execute(async (trx) => {
    await spendCode({ ...context, db: trx }, proof, form.verificationCode)
    await recover(trx, member.id, hash)
  })
  await endOtherSessions({ ...context, session: undefined }, member.id)
  return {}
}

/** Mails a temporary password if user and address belong together. Answer and response time are the same if they do not. */
export async function mailPassword(context: Context, form: InputOf<typeof sendPasswordEmail>) {
  const { db, merchant, network, services, now } = context
  const [username, email] = [form.username.trim(), form.email.trim()]
  await checkFields(context, {
    username: { value: username, rule: 'loginUsername' },
    email: { value: email, required: true },
  })
  await limit(context, `mail-address:${network}`, PER_ADDRESS, HOUR)
  await limitMessages(context, username.toLowerCase())
  const password = makePassword()
  const password_hash = await hashPassword(password, services.hashCost)
  const member = await db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('merchant', '=', merchant.code)
    .where('username', '=', username.toLowerCase())
    .where('disabled', '=', false)
    .where('type', '<>', TRIAL)
    .executeTakeFirst()
  const emailMatches = member?.email?.toLowerCase() === email.toLowerCase()
  const row = { password_hash, expires_at: now() + TEMPORARY_MINUTES * MINUTE }
  const rows = db
    .selectFrom('members')
    .select(({ val }) => ['id', val(row.password_hash).as('password_hash'), val(row.expires_at).as('expires_at')])
    .where('id', '=', emailMatches ? member.id : 0)
  await db
    .insertInto('temporary_passwords')
    .columns(['member_id', 'password_hash', 'expires_at'])
    .expression(rows)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
  await deliver(context, {
    channel: 'email',
    recipient: email,
    withheld: !emailMatches,
    pt: `sua senha provisória é ${password}. Vale por ${TEMPORARY_MINUTES} minutos; a antiga continua valendo até você usar esta. Não pediu? Ignore este e-mail.`,
    en: `your temporary password is ${password}. Valid for ${TEMPORARY_MINUTES} minutes; the old one keeps working until you use this one. Didn’t ask for it? Ignore this email.`,
  })
  return {}
}

/**
 * A used temporary password becomes the password: the reader of the mail owns the account, and chooses another one next. Without one, the
 * decoy takes as long. Returns its hash.
 */
export async function takeTemporary({ db, now }: Context, memberId: number | undefined, password: string, decoy: string) {
  const row = await db
    .selectFrom('temporary_passwords')
    .selectAll()
    .where('member_id', '=', memberId ?? 0)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  const matches = await verifyPassword(password, row?.password_hash ?? decoy)
  if (!row || !matches) return undefined
  await db.transaction().execute(async (trx) => {
    await recover(trx, row.member_id, row.password_hash)
    await trx.updateTable('members').set({ password_once: true }).where('id', '=', row.member_id).execute()
  })
  return row.password_hash
}

/** The member with a verified number, unless disabled. */
export function memberByMobile({ db, merchant }: Context, mobile: string) {
  return db
    .selectFrom('members')
    .select(['id', 'account', 'username', 'type', 'disabled', 'first_login', 'password_hash'])
    .where('merchant', '=', merchant.code)
    .where('mobile', '=', mobile)
    .executeTakeFirst()
}

async function storePassword(db: Db, id: number, password_hash: string) {
  const members = db.updateTable('members').set({ password_hash, password_once: false }).where('id', '=', id)
  const member = await members.returning(['merchant', 'username']).executeTakeFirstOrThrow()
  await db.deleteFrom('temporary_passwords').where('member_id', '=', id).execute()
  await forgetDevices(db, id)
  return member
}

/** Stores a new password for a caller who has proven to be the member, and clears the failed sign-ins. */
async function recover(db: Db, id: number, password_hash: string): Promise<void> {
  const { merchant, username } = await storePassword(db, id, password_hash)
  await forgetLoginFailures(db, merchant, username)
}

/** Signs out all other sessions, which may know the old password; the session of this request stays, but no game launched from it. */
export async function endOtherSessions({ db, session, services, now }: Context, memberId: number): Promise<void> {
  const sessions = db
    .updateTable('sessions')
    .set({ ended_at: now(), ended_by: 'logout' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
  await (session ? sessions.where('token_hash', '<>', session) : sessions).execute()
  if (session) await db.updateTable('sessions').set({ page_key: randomUUID() }).where('token_hash', '=', session).execute()
  services.sessions.forget(memberId)
}

const makePassword = () => Array.from({ length: 10 }, (_, index) => pick(index % 3 === 2 ? digits : letters)).join('')
const pick = (from: string) => from[randomInt(from.length)]!
