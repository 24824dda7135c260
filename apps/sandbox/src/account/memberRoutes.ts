import { cleanPhone } from '@platform/sdk'
import * as account from '@platform/sdk/account'
import { numberOf } from '@platform/sdk/markets'
import { memberOf, type Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { chooseHeadIcon, headIconOf } from './headIcons.ts'
import { change, mailPassword, memberByMobile, setByPhone } from './passwords.ts'
import { isTaken } from './takenNames.ts'
import { checkFields } from './registerRules.ts'
import { mobileOf } from './mobileNumbers.ts'
import { endOfSession, extendSession, sessionLife } from '../gateway/sessions.ts'
import { storeConsent } from './terms.ts'
import { codeFacts, isSmsOpen, requireSms, sendCode, sendToAnybody } from './verificationCodes.ts'

const GUESSES_PER_MINUTE = 30

/** Codes, recovery and the account fields that a member may change. */
export const memberRoutes = [
  handle(account.sendRegisterCode, async (form, context) => {
    await requireSms(context, 'register')
    return sendToAnybody(context, 'register', form)
  }),
  handle(account.sendCode, ({ purpose, ...form }, context) => sendToMember(context, purpose, form)),
  handle(account.getVerification, async ({ purpose }, context) => ({ enabled: await isSmsOpen(context, purpose), ...codeFacts })),
  handle(account.sendPasswordEmail, (form, context) => mailPassword(context, form)),
  handle(account.setPasswordByPhone, (form, context) => setByPhone(context, form)),
  handle(account.changePassword, (form, context) => change(context, form)),
  handle(account.checkUsername, async ({ username }, context) => {
    await limit(context, `username:${context.network}`, GUESSES_PER_MINUTE, MINUTE)
    await checkFields(context, { username: { value: username, required: true } })
    return { available: !(await isTaken(context, username)) }
  }),
  handle(account.getHeadIcon, (_input, context) => headIconOf(context)),
  handle(account.setHeadIcon, ({ icon }, context) => chooseHeadIcon(context, icon)),
  handle(account.acceptTerms, async (consent, context) => {
    await storeConsent(context, memberOf(context).id, consent)
    return {}
  }),
  handle(account.renewSession, (_input, context) => renewed(context)),
  handle(account.reportActivity, async (_input, { db, session }) => ({ expiresAt: await endOfSession(db, session ?? '') })),
]

/** Extends the session at once, unless the market locks idle ones: then the answer only says when. */
async function renewed({ db, session = '', merchant, now }: Context) {
  const life = sessionLife(merchant.market)
  if (numberOf(merchant.market, 'idleMs') === undefined)
    await extendSession(db, session, { merchant: merchant.code, now: now(), life, least: 0 })
  return { expiresAt: await endOfSession(db, session) }
}

/** The same answer and the same limits for a number that belongs to no member. */
async function sendToMember(context: Context, purpose: 'login' | 'password', form: { mobileNum: string; countryDialingCode?: string }) {
  await requireSms(context, purpose)
  await checkFields(context, {
    mobileNum: { value: cleanPhone(form.mobileNum, form.countryDialingCode), rule: 'loginMobileNum', required: true },
  })
  const mobile = await mobileOf(context, { number: form.mobileNum, dialing: form.countryDialingCode })
  const member = await memberByMobile(context, mobile)
  return sendCode(context, { purpose, mobile }, member !== undefined && !member.disabled)
}
