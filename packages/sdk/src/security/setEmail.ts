import * as z from 'zod/mini'
import { cleanDigits } from '../clean/cleanDigits.ts'
import { cleanEmail } from '../clean/cleanEmail.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { oneOf } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Sets the e-mail address with the code sent to it. A member who has one proves the old address, or the own number, with a code as
 * well. While the account is paused, excluded or closing an own address is not replaced: `access.protected`. Errors:
 * `verification.code`. Spec 7.6.
 */
export const setEmail = defineCall({
  name: 'setEmail',
  method: 'POST',
  path: '/wps/member/info/email',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  input: z.object({
    email: entered(cleanEmail),
    /** The code sent to the new address. */
    verificationCode: entered(cleanDigits),
    /** The code sent to the previous address or number. */
    oldVerificationCode: z.optional(entered(cleanDigits, true)),
    /** Where that code was sent: the previous address by default. */
    oldType: z.optional(oneOf('sms', 'email')),
  }),
  output: z.unknown(),
})
