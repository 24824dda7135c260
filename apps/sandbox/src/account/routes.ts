import { freePlay, getCaptcha, getMemberInfo, getTrialUser, login, logout } from '@platform/sdk/account'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { invalid } from '../gateway/Refusal.ts'
import { makeCaptcha } from './captcha.ts'
import { memberInfo } from './memberInfo.ts'
import { endSession } from './sessions.ts'
import { signIn } from './signIn.ts'
import { signInByCode } from './signInByCode.ts'
import { makeTrialUser, signInTrial } from './trial.ts'

export const accountRoutes = [
  handle(login, ({ type, password, ...who }, context) => {
    if (!password) throw invalid('password')
    if (type === 'username') return signIn(context, { ...who, password })
    return signInByCode(context, { mobileNum: who.username, code: password, dialing: who.countryDialingCode })
  }),
  handle(freePlay, ({ username }, context) => signInTrial(context, username)),
  handle(getTrialUser, (_input, context) => makeTrialUser(context)),
  handle(logout, async (_input, context) => {
    const { db, session, now, services } = context
    if (session) await endSession(db, session, now())
    services.sessions.forget(memberOf(context).id)
    return {}
  }),
  handle(getCaptcha, (_input, context) => makeCaptcha(context)),
  handle(getMemberInfo, (_input, context) => memberInfo(context)),
]
