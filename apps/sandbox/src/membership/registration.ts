import { cleanPhone, type InputOf } from '@platform/sdk'
import { memberTypes, type register, type registerByMobile } from '@platform/sdk/account'
import { needsIdentity } from '@platform/sdk/markets'
import { checkPaymentPassword, isCpf } from '@platform/sdk/security'
import type { Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { Refusal } from '../base/Refusal.ts'
import { requireChannel, linkIdentity, provenBy, spend } from '../identity/exports.ts'
import { sendMessage, welcomeMessage } from '../messages/exports.ts'
import { setCpf } from '../security/exports.ts'
import { isSuspect } from '../rewards/exports.ts'
import { givePromised, spendLink } from '../agents/exports.ts'
import {
  addMember,
  checkCaptcha,
  mobileOf,
  requireMobile,
  hashPassword,
  isTaken,
  takenBy,
  storeConsent,
  spendProofOfWork,
  checkFields,
  registerSettings,
  rulesOf,
  tryCode,
  spendCode,
} from '../account/exports.ts'
import { affiliateOf, checkDomain, plainCode, recommenderOf } from './affiliates.ts'

export type Registration = InputOf<typeof register> | InputOf<typeof registerByMobile>
type Way = 'username' | 'mobile'

const PER_ADDRESS = 30
/** Counts the registrations of an address. */
export const limitedBy = ({ network }: Context) => `register-address:${network}`
const WINDOW = 10 * MINUTE
/** Fields that no merchant's rules can omit. */
const requiredFields: Record<Way, string[]> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
}

/** Hashes computed before the transaction, which should not wait for them. */
export interface Hashes {
  password: string
  payment: string | null
}

/** Every check that may refuse a registration, then its hashes. Runs before the transaction: tries and captchas stay used. */
export async function validateRegistration(context: Context, input: Registration, way: Way): Promise<Hashes> {
  const { merchant, services } = context
  await limit(context, limitedBy(context), PER_ADDRESS, WINDOW)
  if (merchant.trial) throw new Refusal('access.trial', 403)
  if (!(await services.place.isInside({ brand: merchant.brand, address: context.address }))) throw new Refusal('region.restricted', 403)
  if (input.firebaseIdToken) await requireChannel(context, input.firebaseChannel)
  const form = await shownOf(context, input, way)
  await checkForm(context, form, way)
  checkDomain(context, form.domain)
  await invitersOf(context, form)
  if (form.username && (await isTaken(context, form.username))) throw new Refusal('register.usernameTaken', 400)
  if (way === 'username' || form.captchaId) await requireCaptchaOrWork(context, form, way)
  const number = await provenNumber(context, form)
  if (number?.code) await tryCode(context, number, number.code)
  const { password, paymentPassword } = form
  return {
    password: await hashPassword(password, services.hashCost),
    payment: paymentPassword ? await hashPassword(paymentPassword, services.hashCost) : null,
  }
}

/**
 * By number the code proves more than a captcha does: one is checked if the form sent it. By name, where the merchant leaves the captcha
 * off, the device's work replaces it; a device that does none gets one.
 */
async function requireCaptchaOrWork(context: Context, form: Registration, way: Way): Promise<void> {
  const { captcha } = await registerSettings(context)
  if (captcha || (way === 'username' && !(await spendProofOfWork(context)))) await checkCaptcha(context, form)
}

/** Fields of the payload that a registration of the market collects, whatever the merchant's rules. */
const marketFields = ({ merchant: { market } }: Context): string[] =>
  needsIdentity(market)
    ? (market.requires.registration?.value ?? []).flatMap(
        (step) =>
          ({ document: ['idNumber'], name: ['payeeName'], phone: ['mobileNum', 'verificationCode'], email: ['email'] })[step as string] ??
          [],
      )
    : []

/** Drops the fields that the form does not show. */
async function shownOf(context: Context, form: Registration, way: Way): Promise<Registration> {
  const hiddenFields = (await rulesOf(context))
    .filter(({ field, enabled }) => !enabled && field !== 'captcha' && ![...requiredFields[way], ...marketFields(context)].includes(field))
    .map(({ field }) => field)
  return Object.fromEntries(Object.entries(form).filter(([field]) => !hiddenFields.includes(field))) as Registration
}

async function checkForm(context: Context, form: Registration, way: Way): Promise<void> {
  const { countryDialingCode, captchaWork: _solved, consent: _agreed, ...fields } = form
  const rules = (await rulesOf(context)).map(({ field }) => field).filter((field) => !/^(login\w+|captcha)$/.test(field))
  const { smsCode } = await registerSettings(context)
  const required = [...requiredFields[way], ...(smsCode ? ['mobileNum'] : [])]
  // Registration by number may omit the name, and a number that a third party has verified needs no code from us.
  const skippedFields = [way === 'mobile' && !form.username && 'username', form.firebaseChannel === 'sms' && 'verificationCode']
  const collected = marketFields(context)
  const needsCode =
    collected.includes('verificationCode') || (await rulesOf(context)).some(({ field, enabled }) => field === 'verificationCode' && enabled)
  // A number that was typed is proven, where the merchant has codes.
  if (needsCode && form.mobileNum) required.push('verificationCode')
  // What a market collects is checked where it is sent, also if no form of the merchant shows it; the rest has calls of its own.
  required.push(...collected.filter((field) => field !== 'verificationCode' && fields[field as keyof typeof fields]))
  const checkedFields = rules.filter((field) => !skippedFields.includes(field))
  const entered = { number: form.mobileNum ?? '', dialing: countryDialingCode }
  const value = (field: string) =>
    field === 'mobileNum' ? cleanPhone(entered.number, entered.dialing) : fields[field as keyof typeof fields]
  await checkFields(
    context,
    Object.fromEntries(checkedFields.map((field) => [field, { value: value(field), required: required.includes(field) }])),
  )
  if (entered.number) await requireMobile(context, 'mobileNum', entered)
  const fieldError = (field: string, code: string) => new Refusal('validation', 400, { fields: { [field]: code } })
  if (form.confirmPassword !== form.password) throw fieldError('confirmPassword', 'validation.confirm')
  if (form.idNumber && !isCpf(form.idNumber)) throw fieldError('idNumber', 'validation.cpf')
  const weak = form.paymentPassword && checkPaymentPassword(form.paymentPassword, form.password)
  if (weak) throw fieldError('paymentPassword', weak)
  if (countryDialingCode && !/^\d{1,4}$/.test(countryDialingCode)) throw fieldError('countryDialingCode', 'validation.mobile')
}

/** Creates the member without money, as a player unless the link specifies another type, whatever the body contains. Returns its name. */
export async function registerMember(context: Context, input: Registration, way: Way, hashes: Hashes): Promise<{ userName: string }> {
  const form = await shownOf(context, input, way)
  const { db, merchant, services, now } = context
  const number = await provenNumber(context, form)
  if (number?.code) await spendCode(context, number, number.code)
  const account = form.username || (number?.mobile ?? '')
  const { uplineId, recommenderId } = await invitersOf(context, form)
  const link = form.affiliateCode ? await spendLink(context, plainCode(form.affiliateCode)) : undefined
  const { nickname, payeeName, email, idNumber, registerMethod } = form
  const { qqNum, facebook, wechat, line, whatsapp, zalo, mobileNum } = form
  const profile = {
    mobile: number?.mobile ?? null,
    ...emailOf(context, email),
    payee_name: payeeName ?? '',
    ...(nickname && { nickname }),
    contacts: JSON.stringify({ qqNum, facebook, wechat, line, whatsapp, zalo, ...(!number && { mobileNum }) }),
    payment_password_hash: hashes.payment,
    recommender_id: recommenderId ?? null,
    referral_flagged: recommenderId !== undefined && (await isSuspect(context, recommenderId)),
    registered_by: registerMethod,
    registering: needsIdentity(merchant.market),
  }
  const member = {
    merchant: merchant.code,
    account,
    // By an agent's link, with the type that it specifies.
    type: memberTypes[link?.type ?? 'player'],
    passwordHash: hashes.password,
    uplineId,
    profile,
    now: now(),
    cost: services.hashCost,
  }
  const id = await addMember(db, member).catch((error: unknown) => {
    throw takenBy(error) ?? error
  })
  await storeConsent(context, id, form.consent)
  if (idNumber) await setCpf({ db, vault: services.vault, now }, { id, merchant: merchant.code }, idNumber)
  if (link && uplineId !== undefined) await givePromised(db, { memberId: id, agentId: uplineId, rates: link.rates, now: now() })
  const proof = proofOf(context, form)
  if (proof) await spend(context, proof)
  if (proof && proof.channel !== 'sms') await linkIdentity(context, proof, id)
  await sendMessage(db, id, welcomeMessage(merchant.name), now())
  return { userName: account }
}

/** Where the market collects an address, a code proves it (`setEmail`). */
const emailOf = (context: Context, email = '') =>
  marketFields(context).includes('email') ? { email: null, stated_email: email.trim() } : { email: email.trim() || null }

/** Identity proven by another provider, if the form contains one. */
const proofOf = (context: Context, { firebaseChannel, firebaseIdToken }: Registration) =>
  firebaseIdToken ? provenBy(context, firebaseChannel, firebaseIdToken) : undefined

/** The number that is proven, or that a code will prove. A registration by user name may omit the code; then its number proves nothing. */
async function provenNumber(context: Context, form: Registration) {
  const { mobileNum, countryDialingCode, verificationCode: code } = form
  if (!mobileNum) return undefined
  const mobile = await mobileOf(context, { number: mobileNum, dialing: countryDialingCode })
  const proof = proofOf(context, form)
  if (proof?.channel === 'sms') {
    if (proof.subject !== mobile) throw new Refusal('verification.code', 400)
    return { purpose: 'register' as const, mobile, code: undefined }
  }
  return code ? { purpose: 'register' as const, mobile, code } : undefined
}

async function invitersOf(context: Context, { affiliateCode, recommenderId }: Registration) {
  return {
    uplineId: affiliateCode ? await affiliateOf(context, affiliateCode) : undefined,
    recommenderId: recommenderId ? await recommenderOf(context, recommenderId) : undefined,
  }
}
