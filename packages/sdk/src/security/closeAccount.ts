import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Closes the account permanently. It is closing at once (`getProtection`): every session ends, open bonuses lapse, and the next sign-in is open for
 * withdrawing the complete balance. It is closed, without sign-in, when bets are settled and money is out. Errors: `password.wrong`, `protection.state`
 * if it is closing already. Spec 7.6.
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
