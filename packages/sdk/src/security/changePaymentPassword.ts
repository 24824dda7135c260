import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Changes the payment password: withdrawals are held for 24 hours. Errors: `payment.wrong` (its value has `attemptsLeft`),
 * `payment.locked` after five wrong ones, `payment.unset`, `modify.new.old.same`. Spec 7.6.
 */
export const changePaymentPassword = defineCall({
  name: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'money',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  seal,
  input: z.object({
    /** The payment password until now. Sealed in transit. */
    oldPaymentPassword: id,
    paymentPassword: id,
  }),
  output: z.unknown(),
})
