import * as z from 'zod/mini'
import { cleanPostalCode } from '../clean/cleanPostalCode.ts'
import { cleanText } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Sets the address; it may be corrected any time. Wrong fields are a `ValidationError`: `validation.postalCode` for one that the
 * market does not have, else `validation`. Spec 2.10, 7.1.
 */
export const setAddress = defineCall({
  name: 'setAddress',
  method: 'POST',
  path: '/wps/member/info/address',
  access: 'player',
  retry: 'idempotent',
  section: '7.1',
  texts: accountTexts,
  shown: false,
  input: z.object({
    /** CEP: eight digits; another market's code as it is written there. */
    postalCode: entered(cleanPostalCode),
    /** Name of the street, 2 to 100 signs. */
    street: entered(cleanText),
    /** Number of the house, at most 10 signs; '' without one. */
    number: entered(cleanText, true),
    /** Apartment, block; at most 60 signs. */
    complement: z.optional(entered(cleanText, true)),
    /** District, at most 60 signs. */
    district: z.optional(entered(cleanText, true)),
    /** City, 2 to 60 signs. */
    city: entered(cleanText),
    /** State: two letters; '' where the market has none. */
    state: entered(cleanText, true),
  }),
  output: z.unknown(),
})
