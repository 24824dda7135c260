import * as z from 'zod/mini'
import { id, int, money, oneOf, text } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'

/** The kind of an order, so that a screen knows where to show it; an unknown one from a newer version reads as none. */
export const OrderType = /* @__PURE__ */ orElse(
  /* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('deposit', 'withdrawal', 'bet', 'lottery', 'transfer')),
  () => undefined,
)

/** One movement of the member's available money. Rows are never changed: `balanceBefore` and `balanceAfter` are those of its commit. */
export const MemberTransaction = z.object({
  /** Id of the movement. */
  id,
  /** Owner, in the record of a team: the user name, for a member who is not direct only its prefix; else ''. */
  userName: text,
  /** Time, ms. Later movements never have an earlier time. */
  txTime: int,
  /** Code of its type, see `getTransactionTypes`. */
  txCode: id,
  /** Name of its type, in the language of the request. */
  txName: text,
  /** Above zero in, below zero out. */
  amount: money,
  /** Available money before it. */
  balanceBefore: money,
  /** Available money after it: `balanceBefore` + `amount`. */
  balanceAfter: money,
  /** What kind of order it belongs to, if any. */
  orderType: OrderType,
  /** Number of that order, '' if there is none. */
  orderNo: text,
  /** Game, channel, destination or promotion, in the language of the request. */
  note: text,
})
export type MemberTransaction = z.output<typeof MemberTransaction>
