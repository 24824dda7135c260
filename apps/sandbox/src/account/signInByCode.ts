import { cleanPhone } from '@platform/sdk'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { memberByMobile } from './passwords.ts'
import { mobileOf } from './mobileNumbers.ts'
import { checkFields } from './registerRules.ts'
import { countTry, finishSignIn, type SignedIn } from './signIn.ts'
import { requireSms, tryCode, spendCode } from './verificationCodes.ts'

/** Mobile number and SMS code → session (2.9). A number that belongs to no member was sent no code, so it fails like a wrong one. */
export async function signInByCode(context: Context, form: { mobileNum: string; code: string; dialing?: string }): Promise<SignedIn> {
  await requireSms(context, 'login')
  await countTry(context)
  await checkFields(context, {
    username: { value: cleanPhone(form.mobileNum, form.dialing), rule: 'loginMobileNum' },
    password: { value: form.code, rule: 'verificationCode', required: true },
  })
  const proof = { purpose: 'login' as const, mobile: await mobileOf(context, { number: form.mobileNum, dialing: form.dialing }) }
  await tryCode(context, proof, form.code)
  await spendCode(context, proof, form.code)
  const member = await memberByMobile(context, proof.mobile)
  if (!member) throw new Refusal('verification.code', 400)
  return finishSignIn(context, member, member.username, { method: 'code' })
}
