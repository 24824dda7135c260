import * as z from 'zod/mini'
import { cleanDigits } from '../clean/cleanDigits.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { id, string } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Sets the mobile number with the code sent to it. A member who has one proves the old number with a code as well; then withdrawals
 * are held for 24 hours. While the account is paused, excluded or closing an own number is not replaced: `access.protected`. Errors:
 * `verification.code`, `register.mobileTaken`. Spec 7.6.
 */
export const setMobile = defineCall({
  name: 'setMobile',
  method: 'POST',
  path: '/wps/member/info/mobile',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  input: z.object({
    mobileNum: id,
    countryDialingCode: z.optional(string),
    /** The code sent to the new number. */
    verificationCode: entered(cleanDigits),
    /** The code sent to the previous number. */
    oldVerificationCode: z.optional(entered(cleanDigits, true)),
  }),
  output: z.unknown(),
})
