import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Sets the payment password of a member who has none; `checkPaymentPassword` is its rule. Errors: `password.wrong` for the login
 * password, `payment.set` where there is one. Spec 7.6.
 */
export const setPaymentPassword = defineCall({
  name: 'setPaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  access: 'money',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  seal,
  input: z.object({
    /** The login password. Sealed in transit. */
    password: id,
    paymentPassword: id,
  }),
  output: z.unknown(),
})
