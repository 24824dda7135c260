import { id, int, money, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What money between members is for: nothing in particular, or what an agreement between the two owes. */
export const TransferPurpose = /* @__PURE__ */ oneOf('normal', 'dividend', 'salary', 'reward', 'other')
export type TransferPurpose = z.output<typeof TransferPurpose>

/** Characters that the note of a transfer may have. */
export const TRANSFER_NOTE = 10

/** Money that one member sent to another. */
export const TransferOrder = /* @__PURE__ */ z.object({
  orderNo: id,
  /** Sent by the caller, or received. */
  flow: /* @__PURE__ */ oneOf('out', 'in'),
  /** What moved, above zero. */
  amount: money,
  /** What it is for. */
  purpose: TransferPurpose,
  /** What the sender wrote, plain text. */
  note: text,
  /** User name of the other member; masked where the caller may not read it. */
  counterpart: text,
  /** When, ms. */
  createdAt: int,
  /** Available money of the caller right after it. */
  balanceAfter: money,
  /** Id of its transfer in the ledger. */
  transferId: id,
})
export type TransferOrder = z.output<typeof TransferOrder>
