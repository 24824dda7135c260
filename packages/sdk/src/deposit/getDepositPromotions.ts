import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { DepositPromotion } from './DepositPromotion.ts'

/**
 * The promotions that the member can choose with a deposit, none of them chosen for the member. Errors: `access.market` where the law
 * forbids them. Spec 7.6.
 */
export const getDepositPromotions = defineCall({
  name: 'getDepositPromotions',
  method: 'GET',
  path: '/wps/promotions/deposit',
  module: 'REWCEN3',
  access: 'money',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** Amount for which bonus and cost are calculated. */
    amount: z.optional(money),
  }),
  output: z.object({
    /** The promotions. */
    content: list(DepositPromotion),
  }),
})
