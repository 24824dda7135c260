import { flag, id, int, money, oneOf, optionalInt, text } from '../core/fields.ts'
import { list, optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { BankCardType } from '../security/BankCard.ts'
import { withdrawReasonOrNone, WithdrawStatus } from './WithdrawStatus.ts'

/** Where a withdrawal goes, as it was when it was requested, masked. */
export const WithdrawDestination = /* @__PURE__ */ z.object({
  /** PIX key or bank account. */
  type: BankCardType,
  /** Kind of the PIX key; '' for a bank account. */
  pixKeyType: text,
  /** Name of the bank; '' for a PIX key. */
  bankName: text,
  /** The beginning of key or account, the rest as dots. */
  masked: text,
  /** Name of the holder, masked. */
  payeeName: text,
})
export type WithdrawDestination = z.output<typeof WithdrawDestination>

/** A step in the life of a withdrawal. */
export const WithdrawEvent = /* @__PURE__ */ z.object({
  /** When, ms. */
  at: int,
  /** The state that it came into. */
  event: WithdrawStatus,
  /** Who did it. */
  actor: /* @__PURE__ */ oneOf('member', 'operator', 'bank', 'system'),
  /** Why. */
  reason: withdrawReasonOrNone,
})
export type WithdrawEvent = z.output<typeof WithdrawEvent>

/** What every view of a withdrawal begins with. */
const withdrawFields = {
  orderNo: id,
  /** How far it is. */
  status: WithdrawStatus,
  /** Why it was not paid. */
  reason: withdrawReasonOrNone,
  /** What leaves the balance. */
  amount: money,
  /** What of it is the fee; given back with the rest where it is not paid. */
  fee: money,
  /** What arrives. */
  net: money,
  /** Where it goes. */
  destination: WithdrawDestination,
  /** When it was requested, ms. */
  createdAt: int,
  /** When the bank reported it as arrived, ms. */
  paidAt: optionalInt,
}

/** A withdrawal in the list. */
export const WithdrawRecord = /* @__PURE__ */ z.object({ ...withdrawFields })
export type WithdrawRecord = z.output<typeof WithdrawRecord>

/** A withdrawal and all that happened to it. */
export const WithdrawOrder = /* @__PURE__ */ z.object({
  ...withdrawFields,
  /** The bank's id of the payment, '' while there is none; for PIX `E`, the bank, the minute and eleven characters. */
  endToEndId: text,
  /** The member may cancel it. */
  cancellable: flag,
  /** What happened, the oldest first. */
  timeline: /* @__PURE__ */ list(WithdrawEvent),
  /** Ids of its transfers in the ledger. */
  transferIds: /* @__PURE__ */ optionalList(id),
  /** SHA-256 of `withdrawProof`, in hex. */
  proofHash: text,
  /** When something happened to it last, ms. */
  changedAt: optionalInt,
})
export type WithdrawOrder = z.output<typeof WithdrawOrder>
