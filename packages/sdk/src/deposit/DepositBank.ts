import * as z from 'zod/mini'
import { id, text } from '../core/wire/fields.ts'

/** An account of the merchant that deposits can be transferred to. */
export const DepositBank = /* @__PURE__ */ z.object({
  /** Three digits. */
  bankCode: id,
  /** Name of the bank. */
  bankName: text,
  /** Branch. */
  branch: text,
  /** Account with its check digit. */
  account: text,
  /** Who receives the money. */
  holder: text,
  /** CNPJ of the receiver. */
  holderDocument: text,
})
export type DepositBank = z.output<typeof DepositBank>
