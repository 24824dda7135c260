import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { depositTexts } from '../texts/depositTexts.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Replaces an order that was not paid by a new one with a new code; money for the old code is still credited. Errors: `deposit.closed`,
 * `deposit.open`, `deposit.verifying`, `limit.deposit`, `deposit.channel`, `play.underage`, `play.identity`, `terms.changed`, `notFound`.
 * Spec 7.6.
 */
export const renewDeposit = defineCall({
  name: 'renewDeposit',
  method: 'POST',
  path: '/wps/transaction/deposit/renew',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: depositTexts,
  shown: false,
  input: z.object({
    orderNo: id,
  }),
  output: DepositOrder,
})
