import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, oneOf, string } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { PasskeyAction } from './PasskeyAction.ts'

/**
 * What the browser needs to create a passkey (`add`, with the login password, and the payment password of a member who has one) or to
 * confirm an action with one (`confirm`). Good for five minutes, once, for that action. Errors: `password.wrong`, `payment.wrong` (its
 * value has `attemptsLeft`), `payment.locked`, `passkey.limit`. Spec 7.6.
 */
export const getPasskeyOptions = defineCall({
  name: 'getPasskeyOptions',
  method: 'POST',
  path: '/wps/member/passkey/options',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  seal,
  input: z.object({
    /** The purpose. */
    purpose: oneOf('add', 'confirm'),
    /** The action to confirm, for `confirm`: the response is valid for nothing else. */
    action: z.optional(PasskeyAction),
    /** The login password, for `add`. Sealed in transit. */
    password: z.optional(string),
    /** The payment password, for `add`, if the member has one: a passkey confirms payments too. Sealed in transit. */
    paymentPassword: z.optional(string),
  }),
  output: z.object({
    /** JSON as WebAuthn writes it: for `startRegistration` or `startAuthentication`. */
    options: id,
  }),
})
