import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** The table of rates, by product and level of the member club. Spec 2.1. */
export const getRebateRates = defineCall({
  name: 'getRebateRates',
  method: 'GET',
  path: '/wps/member/rebate/rates',
  access: 'member',
  section: '2.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** The member's own level. */
    level: count,
    /** The levels, the lowest first. */
    levels: list(
      z.object({
        /** Its number. */
        level: count,
        /** Its name, in the language of the request; '' if it has none. */
        name: text,
      }),
    ),
    /** The products. */
    products: list(
      z.object({
        /** Category of the games. */
        gameType: id,
        /** A rate for each of `levels`, in hundredths of a percent. */
        rates: list(count),
      }),
    ),
  }),
})
