import type { IdentityChannel } from '@platform/sdk/account'

export type SocialChannel = Exclude<IdentityChannel, 'sms'>

export interface MobileNumber {
  mobileNum: string
  countryDialingCode: string
}

/** What a player read off a captcha, and what this device worked out for it. */
export interface CaptchaAnswer {
  captcha: string
  captchaId?: string
  captchaWork?: number
}

/** What a provider says of a player; the gateway checks `idToken` with that provider. */
export interface IdentityProof {
  channel: IdentityChannel
  idToken: string
  /** As that account has them, '' of a number. */
  name: string
  email: string
}

/** Somebody else who proves who a player is (2.9, 2.10): one interface for accounts elsewhere and for a third party's SMS. */
export interface IdentityProvider {
  /** Asks in a window of the provider's. Called in the tap, so open the window first: throws `PopupBlockedError` where that fails. `undefined` = the player closed it or said no. */
  signIn(channel: SocialChannel): Promise<IdentityProof | undefined>
  /** Has the provider send its own code; another one after `expiredMinutes`. After a `CaptchaRequiredError` with the answer to a captcha. */
  sendCode(number: MobileNumber, captcha?: CaptchaAnswer): Promise<{ expiredMinutes: number }>
  /** Trades number and code for a proof. */
  confirmCode(number: MobileNumber, code: string): Promise<IdentityProof>
}
