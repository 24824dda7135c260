import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/**
 * What must be in order before money can be withdrawn. `identity`: the identity check; `paymentPassword`: set and not locked;
 * `destination`: at least one exists; `hold`: 24 hours after a change of the account; `turnover`: required bets before any money is free;
 * `contract`: a contract waits for an answer; `limits`: count and amount of the day; `window`: the hours of the day; `frozen`: an operator
 * blocked withdrawals; `owed`: a deposit that its bank took back after it was spent;
 * `minimum`: less is free than the smallest amount.
 */
export const WithdrawItem = /* @__PURE__ */ oneOf(
  'identity',
  'paymentPassword',
  'destination',
  'hold',
  'turnover',
  'contract',
  'limits',
  'window',
  'frozen',
  'owed',
  'minimum',
)
export type WithdrawItem = z.output<typeof WithdrawItem>

/** One item of the list. Items that can never apply to this member are absent. */
export const WithdrawReadiness = /* @__PURE__ */ z.object({
  /** The condition. */
  item: WithdrawItem,
  /** It is in order. */
  done: flag,
  /** Until when it blocks, ms, if known: the end of the hold, of a lock, of the day; the next opening. */
  until: optionalInt,
  /** The remaining turnover for `turnover`, the debt for `owed`, what is free for `minimum`. */
  amount: /* @__PURE__ */ z.optional(money),
  /**
   * State of the identity check, for `identity`: `none`, `draft`, `sent`, `review` or `refused`. Kind of the waiting contract, for
   * `contract`.
   */
  detail: text,
})
export type WithdrawReadiness = z.output<typeof WithdrawReadiness>

/**
 * A part of the balance. `free`: may be withdrawn; `turnover`: cash with a turnover requirement; `bonus`: becomes cash when its turnover
 * requirement is met.
 */
export const BalancePart = /* @__PURE__ */ z.object({
  /** What locks it. */
  part: /* @__PURE__ */ oneOf('free', 'turnover', 'bonus'),
  /** Its share of the balance. */
  amount: money,
})
export type BalancePart = z.output<typeof BalancePart>

/** The fee of a withdrawal. */
export const WithdrawFee = /* @__PURE__ */ z.object({
  /** Remaining withdrawals without a fee today. */
  freeLeft: count,
  /** After those: part of the amount, in hundredths of a percent. */
  rate: count,
  /** In addition, a fixed fee for each withdrawal. */
  fixed: money,
  /** Maximum fee; 0 = no cap. */
  cap: money,
})
export type WithdrawFee = z.output<typeof WithdrawFee>

/** All data that the withdrawal page needs before its form. Spec 7.6. */
export const getWithdrawSettings = defineCall({
  name: 'getWithdrawSettings',
  method: 'GET',
  path: '/wps/transaction/withdraw/settings',
  access: 'money',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** Available money: the sum of `parts`. */
    balance: money,
    /** The locked and the free parts of the balance; all three, also at 0. */
    parts: list(BalancePart),
    /** In open withdrawals, and so not in the balance. */
    held: money,
    /** Bonus money that open withdrawals hold, and so not in the balance: ended when one of them is paid, released when none is. */
    heldBonus: z.optional(money),
    /** What must be in order; the form is open if every item is. */
    readiness: list(WithdrawReadiness),
    /** The maximum that can be withdrawn now: the free part, at most `max` and the rest of the daily limit. */
    withdrawable: money,
    /** Bonus money that any withdrawal forfeits once it is paid, also what others hold: the form shows it, and sends it as `bonusLoss`. */
    bonusLoss: money,
    /** Any withdrawal ends a bonus, including its part in open bets: so also if `bonusLoss` is 0. The form shows it, and sends it. */
    endsBonus: flag,
    /** Smallest amount. */
    min: money,
    /** Largest amount. */
    max: money,
    /** The fee of the next one. */
    fee: WithdrawFee,
    /** Remaining withdrawals today. */
    countLeft: count,
    /** Remaining amount of the daily limit. */
    amountLeft: money,
    /** Hours of a day in which withdrawals are accepted, in minutes from midnight of the platform: 0 and 1440 = always. */
    window: z.object({
      /** The first minute. */
      from: int,
      /** The first minute after the window; below `from` it is on the next day. */
      until: int,
    }),
    /** Duration of the withdrawals of the last seven days, from request to arrival; absent with fewer than 20. */
    typical: z.optional(
      z.object({
        /** Half of them took at most this many seconds. */
        halfSeconds: int,
        /** Nine in ten took at most this many seconds. */
        mostSeconds: int,
        /** Their number. */
        cases: int,
      }),
    ),
    /** The merchant lets members cancel what has not been sent to a bank yet. */
    cancellable: flag,
    /** The newest pending withdrawal, '' if there is none. */
    openOrderNo: text,
  }),
})
