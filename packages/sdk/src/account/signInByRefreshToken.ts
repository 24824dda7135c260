import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { captchaFields } from './captchaFields.ts'
import { LoginResult } from './LoginResult.ts'

/**
 * Signs in with the refresh token of a remembered device, which `nextToken` replaces for the next 30 days. Repeating it with the same two
 * tokens signs in again, since the answer may have been lost; another `nextToken` for a used token ends the device. Errors:
 * `login.remembered` for a token that is no longer valid, and as at `login` `login.verifying`, `login.disabled`, `login.notMember`, `login.notAgent`,
 * `captcha.required`, `captcha.wrong`. Offered where the settings say `refreshSignIn`. Spec 3, 4.
 */
export const signInByRefreshToken = defineCall({
  name: 'signInByRefreshToken',
  method: 'POST',
  path: '/wps/session/login/refresh',
  access: 'guest',
  retry: 'secret',
  section: '3',
  texts: accountTexts,
  shown: false,
  seal,
  work: true,
  input: z.object({
    /** The token until now. Sealed in transit. */
    refreshToken: id,
    /** The token from now on: 256 random bits of the device, base64url. */
    nextToken: id,
    /** From `getRefreshChallenge`. */
    challenge: id,
    /** ECDSA with SHA-256 of `refreshMessage`, r and s, base64url. */
    signature: id,
    ...captchaFields,
    /** As at `login`. */
    deviceToken: z.optional(string),
  }),
  output: LoginResult,
})
