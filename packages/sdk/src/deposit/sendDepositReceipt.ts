import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { formOf, images } from '../core/upload.ts'
import { depositTexts } from '../texts/depositTexts.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Sends one to three pictures of the receipt of a transfer; then an operator looks. Errors: `deposit.closed`, `deposit.receipts` beyond
 * six of one order, `notFound`. Spec 7.6.
 */
export const sendDepositReceipt = defineCall({
  name: 'sendDepositReceipt',
  method: 'PUT',
  path: '/wps/transaction/deposit/receipt',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: depositTexts,
  shown: false,
  multipart: formOf,
  timeout: 120_000,
  input: z.object({
    orderNo: id,
    images,
  }),
  output: DepositOrder,
})
