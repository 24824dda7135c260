import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, oneOf } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Whether SMS codes are enabled for a purpose, how many digits they have and how long one is valid. The request contains no code or number.
 * For third parties: our forms take the countdown and the rules of codes from the answers that send them. Spec 7.1.
 */
export const getVerification = defineCall({
  name: 'getVerification',
  method: 'GET',
  path: '/wps/verification',
  module: 'VERIFICATION3',
  access: 'guest',
  section: '7.1',
  texts: accountTexts,
  shown: false,
  input: z.object({
    /** What the code will prove. */
    purpose: oneOf('register', 'login', 'password'),
  }),
  output: z.object({
    /** Codes are sent for this purpose. */
    enabled: flag,
    /** How many digits a code has. */
    digits: count,
    /** Minutes for which a code is valid. */
    validMinutes: count,
  }),
})
