import { newIdempotencyKey, type Client } from '@platform/sdk'
import { redeemIdentity, sendIdentityCode } from '@platform/sdk/account'
import { webAddress } from '@platform/ui'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'
import { toBase64Url } from '../../storage/base64url.ts'
import { signInInWindow, openWindow } from './signInInWindow.ts'

/** The identity provider configured at the gateway: its code is useless without the verifier, which never leaves this page. */
export const gatewayProvider = (client: Client, authorizeUrl: string, lang: string): IdentityProvider => ({
  async signIn(channel) {
    const popup = openWindow()
    try {
      const [state, verifier] = [newIdempotencyKey(), newIdempotencyKey() + newIdempotencyKey()]
      const page = webAddress(authorizeUrl)
      if (!page) throw new Error('The address of the identity provider is not http(s)')
      const challenge = await sha256(verifier)
      const parameters = { merchant: client.merchant, channel, origin: location.origin, state, challenge, lang }
      page.search = new URLSearchParams(parameters).toString()
      const code = await signInInWindow(popup, page, state)
      return code === undefined ? undefined : { channel, ...(await redeemIdentity(client, { channel, code, verifier })) }
    } catch (error) {
      popup.close()
      throw error
    }
  },
  sendCode: ({ mobileNum: mobileNo, countryDialingCode }, captcha) =>
    sendIdentityCode(client, { mobileNo, countryDialingCode, ...captcha }),
  async confirmCode({ mobileNum, countryDialingCode }, code) {
    const channel = 'sms' as const
    return { channel, ...(await redeemIdentity(client, { channel, code, mobileNo: mobileNum, countryDialingCode })) }
  },
})

const sha256 = async (text: string) => toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
