import * as z from 'zod/mini'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { oneOf, string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { captchaFields } from './captchaFields.ts'
import { LoginResult } from './LoginResult.ts'
import { rememberFields } from './rememberFields.ts'

const optionalText = /* @__PURE__ */ z.optional(string)

/**
 * Signs in by user name and password; with `type` mobile by number and SMS code, sent as `username` and `password`. A failure that
 * requires a captcha is a `CaptchaRequiredError`. A proof (`firebaseChannel`, `firebaseIdToken`) signs in by itself, or `identity.unknown`;
 * beside user name and password it links the two accounts. Errors: `login.password`, `login.verifying` while a check
 * of the person is under way, `login.disabled`, `login.notMember`,
 * `login.notAgent`, `captcha.required`, `captcha.wrong`, `verification.code`, `identity.unknown`, `access.feature`. Spec 2.9, 7.1.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'guest',
  retry: 'secret',
  section: '7.1',
  texts: accountTexts,
  seal,
  work: true,
  headers: ({ standalone }): Record<string, string> => (standalone ? { Device: 'OTHERS' } : {}),
  input: z.object({
    /** Required unless a proof signs in. */
    username: z.optional(entered(cleanCode, true)),
    /** Or the SMS code, with `type` mobile. Sealed in transit. */
    password: optionalText,
    ...captchaFields,
    /** The value that an earlier sign-in on this device returned. */
    deviceToken: optionalText,
    ...rememberFields,
    /** By user name and password, or by mobile number and SMS code. */
    type: oneOf('username', 'mobile'),
    countryDialingCode: optionalText,
    firebaseChannel: optionalText,
    firebaseIdToken: optionalText,
    firebaseMobileNo: optionalText,
  }),
  output: LoginResult,
})
