import type { IdentityChannel } from '@platform/sdk/account'

export type SocialChannel = Exclude<IdentityChannel, 'sms'>

export interface MobileNumber {
  mobileNum: string
  countryDialingCode: string
}

/** The player's answer to a captcha, and the device's proof of work. */
export interface CaptchaAnswer {
  captcha: string
  captchaId?: string
  captchaWork?: number
}

/** A provider's proof of a player's identity; the gateway verifies `idToken` with that provider. */
export interface IdentityProof {
  channel: IdentityChannel
  idToken: string
  /** As in that account, '' for a phone number. */
  name: string
  email: string
}

/** A third party that proves a player's identity (2.9, 2.10): one interface for social accounts and for SMS. */
export interface IdentityProvider {
  /** Signs in in the provider's window. Called in the tap, so open it first: throws `PopupBlockedError`. `undefined` = declined. */
  signIn(channel: SocialChannel): Promise<IdentityProof | undefined>
  /** The provider sends its own code; another one after `expiredMinutes`. After a `CaptchaRequiredError` with the captcha's answer. */
  sendCode(number: MobileNumber, captcha?: CaptchaAnswer): Promise<{ expiredMinutes: number }>
  /** Exchanges number and code for a proof. */
  confirmCode(number: MobileNumber, code: string): Promise<IdentityProof>
}
