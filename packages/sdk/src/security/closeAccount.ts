import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Closes the account permanently: sign-in is no longer possible, open bonuses lapse. Errors: `password.wrong`, `close.balance` while there
 * is money or a withdrawal under way, `close.bets` while a bet is open, `close.rain` while a ticket of a red rain is not drawn,
 * `close.envelopes` while the member's own red envelopes are open, `close.contracts` while the member owes or is owed a payment of a
 * contract. Spec 7.6.
 */
export const closeAccount = defineCall({
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/member/close',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  seal,
  input: z.object({
    /** The login password. Sealed in transit. */
    password: id,
  }),
  output: z.unknown(),
})
