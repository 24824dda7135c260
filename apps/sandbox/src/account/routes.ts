import {
  freePlay,
  getCaptcha,
  getCaptchaSound,
  getMemberInfo,
  getProofOfWork,
  getRefreshChallenge,
  getTrialUser,
  logout,
  signInByRefreshToken,
} from '@platform/sdk/account'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { makeCaptcha, speakCaptcha } from './captcha/captcha.ts'
import { memberInfo } from './memberInfo.ts'
import { makeProofOfWork } from './proofOfWork.ts'
import { makeChallenge } from './refreshChallenge.ts'
import { forgetDevices } from './rememberDevice.ts'
import { endSession } from '../gateway/sessions.ts'
import { signInByToken } from './signInByToken.ts'
import { makeTrialUser, signInTrial } from './trial.ts'

export const accountRoutes = [
  handle(getProofOfWork, (_input, context) => makeProofOfWork(context)),
  handle(getRefreshChallenge, (_input, context) => ({ challenge: makeChallenge(context) })),
  handle(signInByRefreshToken, (form, context) => signInByToken(context, form)),
  handle(freePlay, ({ username }, context) => signInTrial(context, username)),
  handle(getTrialUser, (_input, context) => makeTrialUser(context)),
  handle(logout, async (_input, context) => {
    const { db, session, now, services } = context
    const { id } = memberOf(context)
    if (session) await endSession(db, session, now())
    await forgetDevices(db, id)
    services.sessions.forget(id)
    return {}
  }),
  handle(getCaptcha, (_input, context) => makeCaptcha(context)),
  handle(getCaptchaSound, ({ captchaId }, context) => speakCaptcha(context, captchaId)),
  handle(getMemberInfo, (_input, context) => memberInfo(context)),
]
