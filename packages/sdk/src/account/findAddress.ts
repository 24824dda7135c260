import * as z from 'zod/mini'
import { cleanPostalCode } from '../clean/cleanPostalCode.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { oneOf, text } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * The street, district, city and state of a CEP, as far as it has them: one of a small town names no street. The member fills in the rest, and
 * everything if it is not found. Error: `validation.postalCode`, where the member's market has such codes. Spec 2.10, 7.1.
 */
export const findAddress = defineCall({
  name: 'findAddress',
  method: 'GET',
  path: '/wps/member/address',
  access: 'player',
  section: '7.1',
  texts: accountTexts,
  shown: false,
  input: z.object({
    /** CEP: eight digits. */
    postalCode: entered(cleanPostalCode),
  }),
  output: z.object({
    /** `unavailable`: the register of addresses does not answer now. */
    status: oneOf('found', 'unknown', 'unavailable'),
    /** Name of the street; '' if the CEP has none. */
    street: text,
    /** District; '' if the CEP has none. */
    district: text,
    /** City. */
    city: text,
    /** State: two letters. */
    state: text,
  }),
})
