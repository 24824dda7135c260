import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { captchaFields } from './captchaFields.ts'
import { CodeSent } from './CodeSent.ts'

/**
 * Sends an SMS code that proves a mobile number at registration. Once a minute, 5 an hour, 10 a day;
 * from the fourth an hour on with a captcha, which `CaptchaRequiredError` requests. Errors: `access.feature`,
 * `captcha.required`, `captcha.wrong`. Spec 7.1.
 */
export const sendRegisterCode = defineCall({
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  module: 'VERIFICATION3',
  access: 'guest',
  retry: 'costly',
  section: '7.1',
  texts: accountTexts,
  input: z.object({ mobileNo: id, countryDialingCode: id, ...captchaFields }),
  output: CodeSent,
})
