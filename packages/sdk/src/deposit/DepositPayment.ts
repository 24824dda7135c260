import * as z from 'zod/mini'
import { id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { optionalList } from '../core/wire/list.ts'
import { reasonOrNone } from './DepositStatus.ts'

/** Money that arrived for an order. Two payments of one order are two entries. */
export const DepositPayment = /* @__PURE__ */ z.object({
  /** The bank's id of the payment; for PIX `E`, the bank, the minute and eleven characters. */
  endToEndId: id,
  /** What arrived. */
  amount: money,
  /** The part taken as a fee. */
  fee: money,
  /** State of the payment. */
  status: /* @__PURE__ */ oneOf('paid', 'credited', 'returning', 'returned', 'clawedBack'),
  /** Why it did not go as planned. */
  reason: reasonOrNone,
  /** Name of the payer, masked. */
  payerName: text,
  /** CPF of the payer, masked. */
  payerCpf: text,
  /** When the bank received it, ms. */
  paidAt: int,
  /** When it was credited, ms. */
  creditedAt: optionalInt,
  /** The bank's id of the return, '' if there is none; for PIX `D`, the bank, the minute and eleven characters. */
  returnId: text,
  /** When it was returned, ms. */
  returnedAt: optionalInt,
  /** Ids of its transfers in the ledger. */
  transferIds: /* @__PURE__ */ optionalList(id),
})
export type DepositPayment = z.output<typeof DepositPayment>
