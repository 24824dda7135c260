import { randomInt, timingSafeEqual } from 'node:crypto'
import { cleanPhone } from '@platform/sdk'
import { sql } from 'kysely'
import type { CodePurpose } from '../db/AccountTables.ts'
import type { Context } from '../gateway/Context.ts'
import { bump } from '../gateway/counters.ts'
import { featureOn } from '../gateway/features.ts'
import { HOUR, limit, limitMessages, MINUTE } from '../gateway/limit.ts'
import { Refusal } from '../base/Refusal.ts'
import { checkCaptcha, type CaptchaAnswer } from './captcha/captcha.ts'
import { deliver } from './outbox.ts'
import { mobileOf, requireMobile } from './mobileNumbers.ts'
import { checkFields } from './registerRules.ts'

const MAX_TRIES = 5
const PER_ADDRESS = 30
const FREE_PER_ADDRESS = 3
const BUDGET_PER_HOUR = 300
const LIFE_MINUTES = 5
/** After this another may be requested. Only the newest counts. */
const RESEND_MINUTES = 1
export const codeFacts = { digits: 6, validMinutes: LIFE_MINUTES }

/** Any of these flags opens a purpose: recovery by phone is the default way (CHNGPASSVERIF3) or one of two (FORGOTCHOICE3). */
const flags = {
  register: ['MOBILEREG3', 'USERNAMEREG3'],
  login: ['MOBILEVERCODELOGIN3'],
  password: ['CHNGPASSVERIF3', 'FORGOTCHOICE3'],
} as const
type OwnPurpose = keyof typeof flags

/** What the receiver reads that the code is for. */
const purposes: Record<CodePurpose, { pt: string; en: string }> = {
  register: { pt: 'criar a conta', en: 'create your account' },
  login: { pt: 'entrar', en: 'log in' },
  password: { pt: 'trocar a senha', en: 'change your password' },
  identity: { pt: 'verificar a identidade', en: 'verify your identity' },
  payment: { pt: 'definir a senha de saque', en: 'set the payment password' },
  current: { pt: 'confirmar que é você', en: 'confirm it’s you' },
  newMobile: { pt: 'confirmar seu celular', en: 'verify your mobile number' },
  newEmail: { pt: 'confirmar seu e-mail', en: 'verify your email' },
}

/** Whether the brand sends codes for this at all. */
export async function isSmsOpen(context: Context, purpose: OwnPurpose): Promise<boolean> {
  const flagStates = await Promise.all(flags[purpose].map((flag) => featureOn(context, flag)))
  return flagStates.includes(true)
}

/** Throws `access.feature` if it does not. */
export async function requireSms(context: Context, purpose: OwnPurpose): Promise<void> {
  if (!(await isSmsOpen(context, purpose))) throw new Refusal('access.feature', 403)
}

/** A code is valid for one purpose at one number of one merchant: `mobile` from `mobileOf`, or the address that an e-mail went to. */
export interface CodeOf {
  purpose: CodePurpose
  mobile: string
}

/**
 * Sends a code to a number that need not be a member's. From the fourth in an hour, an address needs a captcha, and each brand has an
 * hourly limit in total: each code costs money, and the caller pays nothing.
 */
export async function sendToAnybody(context: Context, purpose: 'register' | 'identity', form: Asking) {
  const { db, merchant, network, now } = context
  const entered = { number: form.mobileNo, dialing: form.countryDialingCode }
  await checkFields(context, { mobileNo: { value: cleanPhone(entered.number, entered.dialing), rule: 'mobileNum', required: true } })
  await requireMobile(context, 'mobileNo', entered)
  const { count } = await bump(db, `sms-free:${network}`, HOUR, now())
  if (count > FREE_PER_ADDRESS) await checkCaptcha(context, form)
  await limit(context, `sms-budget:${merchant.brand}`, BUDGET_PER_HOUR, HOUR)
  return sendCode(context, { purpose, mobile: await mobileOf(context, entered) }, true)
}

interface Asking extends CaptchaAnswer {
  mobileNo: string
  countryDialingCode?: string
}

/** Makes a new code, and sends it if `delivers`. Otherwise answer, limits and work are the same, but the code is void and not sent. */
export async function sendCode(context: Context, { purpose, mobile }: CodeOf, delivers: boolean, channel: 'sms' | 'email' = 'sms') {
  const { db, merchant, network, now } = context
  await limit(context, `sms-address:${network}`, PER_ADDRESS, HOUR)
  await limitMessages(context, mobile)
  const code = String(randomInt(0, 10 ** codeFacts.digits)).padStart(codeFacts.digits, '0')
  const code_mac = macOf(context, { purpose, mobile }, code)
  await db
    .insertInto('verification_codes')
    .values({
      merchant: merchant.code,
      purpose,
      mobile,
      code_mac,
      created_at: now(),
      expires_at: now() + LIFE_MINUTES * MINUTE,
      used_at: delivers ? null : now(),
    })
    .execute()
  await deliver(context, {
    channel,
    recipient: mobile,
    withheld: !delivers,
    pt: `seu código é ${code}. Serve para ${purposes[purpose].pt}. Vale por ${LIFE_MINUTES} minutos. Não o informe a ninguém. Não pediu? Ignore.`,
    en: `your code is ${code}. Use it to ${purposes[purpose].en}. Valid for ${LIFE_MINUTES} minutes. Don’t share it with anyone. Didn’t ask for it? Ignore it.`,
  })
  return { expiredMinutes: RESEND_MINUTES }
}

/** Counts a try and compares. Throws `verification.code`: wrong, expired, used, tried too often and never sent are the same. */
export async function tryCode(context: Context, { purpose, mobile }: CodeOf, code: string): Promise<void> {
  const { db, merchant, now } = context
  const { rows } = await sql<{ code_mac: string }>`
    update verification_codes set tries = tries + 1
    where id = (select max(id) from verification_codes where merchant = ${merchant.code} and purpose = ${purpose} and mobile = ${mobile})
      and used_at is null and expires_at > ${now()} and tries < ${MAX_TRIES}
    returning code_mac`.execute(db)
  const mac = macOf(context, { purpose, mobile }, code)
  const storedMac = rows[0]?.code_mac
  if (!storedMac || !timingSafeEqual(Buffer.from(storedMac), Buffer.from(mac))) throw new Refusal('verification.code', 400)
}

/** Uses up a code that `tryCode` accepted: of many parallel requests one succeeds. In the transaction of what it allows. */
export async function spendCode(context: Context, of: CodeOf, code: string): Promise<void> {
  const { db, merchant, now } = context
  const spentCode = await db
    .updateTable('verification_codes')
    .set({ used_at: now() })
    .where('merchant', '=', merchant.code)
    .where('code_mac', '=', macOf(context, of, code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning('id')
    .executeTakeFirst()
  if (!spentCode) throw new Refusal('verification.code', 400)
}

const macOf = ({ merchant, services }: Context, { purpose, mobile }: CodeOf, code: string): string =>
  services.vault.mac([merchant.code, purpose, mobile, code.trim()].join('|'))
