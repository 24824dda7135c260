import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { money } from '../core/wire/fields.ts'
import { withdrawTexts } from '../texts/withdrawTexts.ts'

/**
 * Pays from the balance the debt of a deposit that a bank clawed back: one transfer that the member sees in the account's records. Bonus
 * money pays nothing. Withdrawals are free again once nothing is owed. Errors: `wallet.insufficient`; `withdraw.debt` with `owed` where
 * less is owed than this. Spec 7.6.
 */
export const payDebt = defineCall({
  name: 'payDebt',
  method: 'POST',
  path: '/wps/transaction/withdraw/debt',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: withdrawTexts,
  shown: false,
  input: z.object({
    /** The amount that the member agreed to pay: the complete debt, or a part of it. */
    amount: money,
  }),
  output: z.object({
    /** The remaining debt. */
    owed: money,
  }),
})
