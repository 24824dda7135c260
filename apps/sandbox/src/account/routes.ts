import { freePlay, getCaptcha, getMemberInfo, getTrialUser, login, logout } from '@platform/sdk/account'
import { memberOf, type Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { invalid, Refusal } from '../gateway/Refusal.ts'
import { makeCaptcha } from './captcha.ts'
import { endSession } from './sessions.ts'
import { signIn } from './signIn.ts'
import { makeTrialUser, signInTrial } from './trial.ts'

export const accountRoutes = [
  handle(login, ({ type, username, password, captcha, captchaId }, context) => {
    if (type === 'mobile') throw new Refusal('access.feature', 403)
    if (!password) throw invalid('password')
    return signIn(context, { username, password, captcha, captchaId })
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

function memberInfo(context: Context) {
  const { id, nickname, account, registeredAt, type, uplineId } = memberOf(context)
  return { id: String(id), nickname, account, regDate: registeredAt, type, toUpline: uplineId !== null && type !== 2 }
}
