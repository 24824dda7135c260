import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { depositTexts } from '../texts/depositTexts.ts'
import { depositForm } from './depositForm.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Announces a transfer to an account of the merchant; a receipt of it follows. Errors: `deposit.open` with the `orderNo` of the open order,
 * `deposit.payer` while name or CPF is missing, `deposit.verifying` while another account may be the CPF's owner, `limit.deposit`,
 * `deposit.min`, `deposit.max` and `deposit.multiple` of `amount`, `deposit.promotion`, `deposit.channel`, `play.underage`,
 * `play.identity`, `terms.changed`, `deposit.bank`. Spec 7.6.
 */
export const depositByTransfer = defineCall({
  name: 'depositByTransfer',
  method: 'POST',
  path: '/wps/transaction/deposit/mt',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: depositTexts,
  shown: false,
  input: z.object({
    ...depositForm,
    /** The bank of `getDepositBanks` to transfer to. */
    bankCode: id,
  }),
  output: DepositOrder,
})
