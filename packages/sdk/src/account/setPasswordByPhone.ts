import * as z from 'zod/mini'
import { cleanDigits } from '../clean/cleanDigits.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Sets a new password with an SMS code. Errors: `verification.code`, `access.feature`, `modify.new.old.same`, which leaves the code good
 * for another try. Spec 2.11, 7.1.
 */
export const setPasswordByPhone = defineCall({
  name: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/sms',
  module: 'PWRESETSMS3',
  access: 'guest',
  retry: 'secret',
  section: '7.1',
  texts: accountTexts,
  shown: false,
  seal,
  input: z.object({ newPassword: id, mobileNum: id, verificationCode: entered(cleanDigits), countryDialingCode: z.optional(string) }),
  output: z.unknown(),
})
