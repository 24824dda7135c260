import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { LoginResult } from './LoginResult.ts'

const optionalText = /* @__PURE__ */ z.optional(string)

/**
 * Signs in by user name and password; with `type` mobile by number and SMS code, which go as `username` and `password`. A failure that wants a captcha is a `CaptchaRequiredError`.
 * Spec 2.9, 7.1.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'guest',
  retry: 'secret',
  section: '7.1',
  seal,
  headers: ({ standalone }): Record<string, string> => (standalone ? { Device: 'OTHERS' } : {}),
  input: z.object({
    username: id,
    password: optionalText,
    captcha: optionalText,
    /** Of the captcha that was shown. */
    captchaId: optionalText,
    type: oneOf('username', 'mobile'),
    countryDialingCode: optionalText,
    firebaseChannel: optionalText,
    firebaseIdToken: optionalText,
    firebaseMobileNo: optionalText,
  }),
  output: LoginResult,
})
