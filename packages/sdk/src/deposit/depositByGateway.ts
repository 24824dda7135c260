import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { depositTexts } from '../texts/depositTexts.ts'
import { depositForm } from './depositForm.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Makes an order of a PIX code or of a page of a payment service. Code and page follow in a moment: refetch the order. Errors:
 * `deposit.open` with the `orderNo` of the open order, `deposit.payer` while name or CPF is missing, `deposit.verifying` while another
 * account may be the CPF's owner, `limit.deposit`, `deposit.min`, `deposit.max` and `deposit.multiple` of `amount`, `deposit.promotion`,
 * `deposit.channel`, `play.underage`, `play.identity`, `terms.changed`. Spec 7.6.
 */
export const depositByGateway = defineCall({
  name: 'depositByGateway',
  method: 'POST',
  path: '/wps/transaction/deposit/pg',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: depositTexts,
  shown: false,
  input: z.object(depositForm),
  output: DepositOrder,
})
