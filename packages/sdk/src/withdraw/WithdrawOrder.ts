import * as z from 'zod/mini'
import { flag, id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'
import { BankCardType } from '../security/BankCard.ts'
import { withdrawReasonOrNone, WithdrawStatus } from './WithdrawStatus.ts'

/** Destination of a withdrawal at the time of the request, masked. */
export const WithdrawDestination = /* @__PURE__ */ z.object({
  /** PIX key or bank account. */
  type: BankCardType,
  /** Kind of the PIX key; '' for a bank account. */
  pixKeyType: text,
  /** Name of the bank; '' for a PIX key. */
  bankName: text,
  /** Prefix of key or account, the rest as dots. */
  masked: text,
  /** Name of the holder, masked. */
  payeeName: text,
})
export type WithdrawDestination = z.output<typeof WithdrawDestination>

/** A step in the life of a withdrawal. */
export const WithdrawEvent = /* @__PURE__ */ z.object({
  /** Time, ms. */
  at: int,
  /** The new state. */
  event: WithdrawStatus,
  /** Who caused the step. */
  actor: /* @__PURE__ */ oneOf('member', 'operator', 'bank', 'system'),
  /** Why. */
  reason: withdrawReasonOrNone,
})
export type WithdrawEvent = z.output<typeof WithdrawEvent>

/** Common fields of every view of a withdrawal. */
const withdrawFields = {
  orderNo: id,
  /** Its state. */
  status: WithdrawStatus,
  /** Why it was not paid. */
  reason: withdrawReasonOrNone,
  /** Amount deducted from the balance. */
  amount: money,
  /** The fee included in it; returned with the rest if it is not paid. */
  fee: money,
  /** Amount received. */
  net: money,
  /** Destination. */
  destination: WithdrawDestination,
  /** When it was requested, ms. */
  createdAt: int,
  /** When the bank reported its arrival, ms. */
  paidAt: optionalInt,
}

/** A withdrawal in the list. */
export const WithdrawRecord = /* @__PURE__ */ z.object({ ...withdrawFields })
export type WithdrawRecord = z.output<typeof WithdrawRecord>

/** A withdrawal and its complete history. */
export const WithdrawOrder = /* @__PURE__ */ z.object({
  ...withdrawFields,
  /** The bank's id of the payment, '' while there is none; for PIX `E`, the bank, the minute and eleven characters. */
  endToEndId: text,
  /** The member may cancel it. */
  cancellable: flag,
  /**
   * Bonus money that it reserves beside `amount`: ended when it is paid, back in the balance if it is not. 0 = a bonus that is all in open
   * bets; absent = none.
   */
  heldBonus: /* @__PURE__ */ z.optional(money),
  /** Another open withdrawal reserves some of that bonus too: it comes back only if neither is paid. */
  sharesBonus: flag,
  /**
   * What became of that bonus when this was not paid: it came `back`; another open withdrawal has it `held`, or `ended` it; it is `owed`
   * until the promotion pool has enough. Absent = there was none.
   */
  bonusOutcome: /* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('back', 'held', 'ended', 'owed')),
  /** Its events, the oldest first. */
  timeline: /* @__PURE__ */ list(WithdrawEvent),
  /** Ids of its transfers in the ledger. */
  transferIds: /* @__PURE__ */ optionalList(id),
  /** SHA-256 of `withdrawProof`, in hex. */
  proofHash: text,
  /** Time of the last event, ms. */
  changedAt: optionalInt,
})
export type WithdrawOrder = z.output<typeof WithdrawOrder>
