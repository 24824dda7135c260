import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'

/** The member's total balance and its currency symbol. Spec 3, 7.6. */
export const getWalletBalance = defineCall({
  name: 'getWalletBalance',
  method: 'GET',
  path: '/wps/wallets/balance',
  access: 'member',
  section: '7.6',
  input: z.object({}),
  output: z.object({
    /** The total balance. */
    sumBalance: money,
    currencySymbol: id,
  }),
})
