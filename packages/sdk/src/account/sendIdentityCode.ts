import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { captchaFields } from './captchaFields.ts'
import { CodeSent } from './CodeSent.ts'

/**
 * Requests the provider's own code for any number; another one after a minute, and from the fourth an hour on with
 * a captcha. Errors: `access.feature`, `captcha.required`, `captcha.wrong`. Spec 2.9, 9.
 */
export const sendIdentityCode = defineCall({
  name: 'sendIdentityCode',
  method: 'POST',
  path: '/wps/identity/sms',
  module: 'VERIFICATION3',
  access: 'guest',
  retry: 'costly',
  section: '2.9',
  texts: accountTexts,
  shown: false,
  input: z.object({ mobileNo: id, countryDialingCode: id, ...captchaFields }),
  output: CodeSent,
})
