import { cleanPhone, type InputOf } from '@platform/sdk'
import type { sendMemberCode, sendMemberEmailCode } from '@platform/sdk/security'
import { checkFields, mobileOf, requireMobile, sendCode, spendCode, tryCode, type EnteredNumber, type CodeOf } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { HOUR, limit } from '../gateway/limit.ts'
import { Refusal } from '../base/Refusal.ts'

/** Codes of one member in an hour, for any purpose. */
const SENDS_PER_HOUR = 12
const TRIES_PER_HOUR = 15

type ContactType = 'sms' | 'email'

/** Sends a code to the member's own number, or to a new one. */
export async function sendBySms(context: Context, form: InputOf<typeof sendMemberCode>) {
  await limit(context, `member-sends:${memberOf(context).id}`, SENDS_PER_HOUR, HOUR)
  if (form.purpose !== 'new') return sendCode(context, await ownContact(context, 'sms', form.purpose), true)
  const entered = { number: form.mobileNum ?? '', dialing: form.countryDialingCode }
  await checkFields(context, { mobileNum: { value: cleanPhone(entered.number, entered.dialing), required: true } })
  await requireMobile(context, 'mobileNum', entered)
  return sendCode(context, await newMobile(context, entered), true)
}

/** Sends a code to the member's own address, or to a new one. */
export async function sendByEmail(context: Context, { purpose, email }: InputOf<typeof sendMemberEmailCode>) {
  await limit(context, `member-sends:${memberOf(context).id}`, SENDS_PER_HOUR, HOUR)
  if (purpose !== 'new') return sendCode(context, await ownContact(context, 'email', purpose), true, 'email')
  await checkFields(context, { email: { value: email, required: true } })
  return sendCode(context, newEmail(email ?? ''), true, 'email')
}

/** Purpose and recipient of the code that verifies a new number. */
export const newMobile = async (context: Context, entered: EnteredNumber): Promise<CodeOf> => ({
  purpose: 'newMobile',
  mobile: await mobileOf(context, entered),
})

/** Purpose and recipient of the code that verifies a new address. */
export const newEmail = (email: string): CodeOf => ({ purpose: 'newEmail', mobile: email.trim().toLowerCase() })

/** Purpose and recipient of a code to the member's own number or address. Throws `contact.none` if the member has none. */
export async function ownContact(context: Context, type: ContactType, purpose: 'reset' | 'current'): Promise<CodeOf> {
  const columns = context.db.selectFrom('members').select(['mobile', 'email']).where('id', '=', memberOf(context).id)
  const { mobile, email } = await columns.executeTakeFirstOrThrow()
  const contact = type === 'sms' ? mobile : email?.toLowerCase()
  if (!contact) throw new Refusal('contact.none', 400)
  return { purpose: purpose === 'reset' ? 'payment' : 'current', mobile: contact }
}

/** Checks all codes, then uses them. An hourly limit per member applies to checks, however many codes were sent. */
export async function takeCodes(context: Context, ...codes: (readonly [of: CodeOf, code: string])[]): Promise<void> {
  await limit(context, `member-codes:${memberOf(context).id}`, TRIES_PER_HOUR, HOUR)
  for (const [of, code] of codes) await tryCode(context, of, code)
  for (const [of, code] of codes) await spendCode(context, of, code)
}
