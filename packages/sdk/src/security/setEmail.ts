import { defineCall } from '../core/defineCall.ts'
import { id, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Sets the e-mail address with the code sent to it. A member who has one proves the old address, or the own number, with a code as
 * well. Errors: `verification.code`. Spec 7.6.
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
    email: id,
    /** The code sent to the new address. */
    verificationCode: id,
    /** The code sent to the previous address or number. */
    oldVerificationCode: z.optional(string),
    /** Where that code was sent: the previous address by default. */
    oldType: z.optional(oneOf('sms', 'email')),
  }),
  output: z.unknown(),
})
