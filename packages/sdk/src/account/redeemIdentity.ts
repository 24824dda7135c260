import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, string, text } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { IdentityChannel } from './IdentityChannel.ts'

/**
 * Trades a code for a proof: the one from the provider's page, with the `verifier` whose SHA-256 that page was opened with, or the
 * one of its SMS, with the number. A code serves once. The proof goes as `firebaseIdToken`. Errors: `verification.code`,
 * `access.feature`. Spec 3, 2.9.
 */
export const redeemIdentity = defineCall({
  name: 'redeemIdentity',
  method: 'POST',
  path: '/wps/identity/token',
  module: 'VERIFICATION3',
  access: 'guest',
  retry: 'secret',
  section: '2.9',
  texts: accountTexts,
  shown: false,
  input: z.object({
    /** Channel that returned the code. */
    channel: IdentityChannel,
    /** The provider's code. Can be used once. */
    code: id,
    /** The secret whose SHA-256 the provider's page was opened with. */
    verifier: z.optional(string),
    /** Mobile number that the SMS went to. */
    mobileNo: z.optional(string),
    countryDialingCode: z.optional(string),
  }),
  output: z.object({
    /** The proof: sent as `firebaseIdToken`. */
    idToken: id,
    /** Name as in that account, '' for a number. */
    name: text,
    /** E-mail address of that account, '' for a number. */
    email: text,
  }),
})
