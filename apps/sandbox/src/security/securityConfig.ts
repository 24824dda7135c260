import { SecurityItem, type SecurityConfig } from '@platform/sdk/security'
import { memberOf, type Context } from '../gateway/Context.ts'
import { mayUseCompanyKeys } from './companyKeys.ts'
import { requestsOf } from './kyc.ts'
import { maskCpf, maskEmail, maskMobile, maskName } from '../base/mask.ts'
import { paymentScope } from './paymentPasswords.ts'
import { isNameFixed } from './profile.ts'
import { lockedUntil } from './tries.ts'

/** Points of each item; the sum is 100. */
const points: Record<SecurityItem, number> = {
  loginPassword: 10,
  paymentPassword: 20,
  mobile: 15,
  email: 10,
  payeeName: 5,
  identity: 20,
  destinations: 5,
  questions: 5,
  passkeys: 10,
}

/** What protects the signed-in member's account. */
export async function securityConfigOf(context: Context): Promise<SecurityConfig> {
  const { db, now } = context
  const { id, nickname } = memberOf(context)
  const member = await db
    .selectFrom('members')
    .select(['payment_password_hash', 'mobile', 'email', 'payee_name', 'id_number', 'icon', 'held_until'])
    .select(({ selectFrom, fn }) => [
      selectFrom('bank_cards')
        .select(fn.countAll<number>().as('count'))
        .where('member_id', '=', id)
        .where('removed_at', 'is', null)
        .as('destinations'),
      selectFrom('security_answers').select(fn.countAll<number>().as('count')).where('member_id', '=', id).as('questions'),
      selectFrom('passkeys').select(fn.countAll<number>().as('count')).where('member_id', '=', id).as('passkeys'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const destinations = Number(member.destinations)
  const questions = Number(member.questions)
  const passkeys = Number(member.passkeys)
  const status = (await requestsOf(context))[0]?.status ?? 'none'
  const isDone: Record<SecurityItem, boolean> = {
    loginPassword: true,
    paymentPassword: member.payment_password_hash !== null,
    mobile: Boolean(member.mobile),
    email: Boolean(member.email),
    payeeName: Boolean(member.payee_name),
    identity: status === 'accepted',
    destinations: destinations > 0,
    questions: questions > 0,
    passkeys: passkeys > 0,
  }
  const checks = SecurityItem.options.map((item) => ({ item, points: points[item], done: isDone[item] }))
  return {
    score: checks.reduce((sum, check) => sum + (check.done ? check.points : 0), 0),
    checks,
    paymentPassword: isDone.paymentPassword,
    paymentLockedUntil: await lockedUntil(context, paymentScope(id)),
    mobile: maskMobile(member.mobile ?? ''),
    email: maskEmail(member.email ?? ''),
    payeeName: maskName(member.payee_name),
    payeeNameFixed: await isNameFixed(context),
    idNumber: maskCpf(member.id_number),
    identity: status,
    companyKeys: await mayUseCompanyKeys(context),
    destinations,
    questions,
    passkeys,
    nickname,
    icon: member.icon,
    heldUntil: member.held_until > now() ? member.held_until : undefined,
  }
}
