import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, oneOf } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Sets a new payment password with a code that went to the member's number or address; for a member without either, with the proof of
 * `checkSecurityAnswers`. Withdrawals are held for 24 hours. Errors: `verification.code`, `payment.unset`. Spec 7.6.
 */
export const resetPaymentPassword = defineCall({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'money',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  seal,
  input: z.object({
    /** Where the code was sent. */
    type: oneOf('sms', 'email', 'questions'),
    /** The code, or the proof of the answers. */
    verificationCode: id,
    paymentPassword: id,
  }),
  output: z.unknown(),
})
