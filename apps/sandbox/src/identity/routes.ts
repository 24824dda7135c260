import { getIdentityProviders, login, redeemIdentity, sendIdentityCode } from '@platform/sdk/account'
import { mobileOf, signIn, signInByCode, sendToAnybody, spendCode, tryCode } from '../account/exports.ts'
import { invalid } from '../base/Refusal.ts'
import { handle } from '../gateway/handle.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { channelsOf, requireChannel } from './channels.ts'
import { makeIdToken, redeemCode } from './identityTokens.ts'
import { linkAtSignIn, signInByIdentity } from './signInByIdentity.ts'

const TRIES_PER_MINUTE = 10

/** Sign-in, and the part of an identity provider that the site talks to; the provider's page is `identityApp`. */
export const identityRoutes = [
  handle(login, async ({ type, username, password, ...who }, context) => {
    if (who.firebaseIdToken && !password) return signInByIdentity(context, who)
    if (!username || !password) throw invalid(username ? 'password' : 'username')
    if (type === 'mobile') return signInByCode(context, { mobileNum: username, code: password, dialing: who.countryDialingCode })
    const signedIn = await signIn(context, { ...who, username, password })
    await linkAtSignIn(context, who, signedIn)
    return signedIn
  }),
  handle(getIdentityProviders, async (_input, context) => {
    const channels = await channelsOf(context)
    return { channels, authorizeUrl: channels.length > 0 ? `${context.origin}/identity/authorize` : '' }
  }),
  handle(sendIdentityCode, async (form, context) => {
    await requireChannel(context, 'sms')
    return sendToAnybody(context, 'identity', form)
  }),
  handle(redeemIdentity, async ({ channel, code, verifier = '', mobileNo = '', countryDialingCode }, context) => {
    await requireChannel(context, channel)
    await limit(context, `identity:${context.network}`, TRIES_PER_MINUTE, MINUTE)
    if (channel !== 'sms') {
      const identity = await redeemCode(context, channel, code, verifier)
      return { idToken: makeIdToken(context, identity), name: identity.name, email: identity.email }
    }
    const phoneCode = { purpose: 'identity' as const, mobile: await mobileOf(context, { number: mobileNo, dialing: countryDialingCode }) }
    await tryCode(context, phoneCode, code)
    await spendCode(context, phoneCode, code)
    return { idToken: makeIdToken(context, { channel, subject: phoneCode.mobile, name: '', email: '' }), name: '', email: '' }
  }),
]
