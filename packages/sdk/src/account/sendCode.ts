import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, oneOf, string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { CodeSent } from './CodeSent.ts'

/**
 * Sends an SMS code to a member who is signed out: to sign in, or to set a new password. It is valid for that purpose only. A number
 * no member has gets the same answer, and no code. `countryDialingCode` only of a number abroad. Errors: `access.feature`. Spec 7.1.
 */
export const sendCode = defineCall({
  name: 'sendCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  modules: { field: 'purpose', ids: { login: 'VERIFICATION3', password: 'PWRESETSMS3' } },
  // The module id determines what the code is for: the field itself is not sent.
  fixed: () => ({ purpose: undefined }),
  access: 'guest',
  retry: 'costly',
  section: '7.1',
  texts: accountTexts,
  input: z.object({
    mobileNum: id,
    countryDialingCode: z.optional(string),
    /** What the code may be used for. */
    purpose: oneOf('login', 'password'),
  }),
  output: CodeSent,
})
