import * as z from 'zod/mini'
import { id, int, money, oneOf, text } from '../core/wire/fields.ts'

/** Purpose of money between members: none in particular, or an amount owed by agreement. */
export const TransferPurpose = /* @__PURE__ */ oneOf('normal', 'dividend', 'salary', 'reward', 'other')
export type TransferPurpose = z.output<typeof TransferPurpose>

/** Maximum length of a transfer's note, in characters. */
export const TRANSFER_NOTE = 10

/** Money that one member sent to another. */
export const TransferOrder = /* @__PURE__ */ z.object({
  orderNo: id,
  /** Sent by the caller, or received. */
  flow: /* @__PURE__ */ oneOf('out', 'in'),
  /** The amount, above zero. */
  amount: money,
  /** Its purpose. */
  purpose: TransferPurpose,
  /** The sender's note, plain text. */
  note: text,
  /** User name of the other member; masked if the caller may not read it. */
  counterpart: text,
  /** Time, ms. */
  createdAt: int,
  /** Available money of the caller right after it. */
  balanceAfter: money,
  /** Id of its transfer in the ledger. */
  transferId: id,
})
export type TransferOrder = z.output<typeof TransferOrder>
