import { defineCall } from '../core/defineCall.ts'
import { count, flag, int, money, oneOf, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/**
 * What must be in order before money can leave. `identity`: the identity check; `paymentPassword`: set and not locked; `destination`: one is
 * there; `hold`: 24 hours after a change of the account; `turnover`: bets that are left before any money is free; `contract`: a contract
 * waits for an answer; `limits`: count and amount of the day; `window`: the hours of the day; `frozen`: an operator stopped withdrawals;
 * `owed`: a deposit that its bank took back after it was spent.
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
)
export type WithdrawItem = z.output<typeof WithdrawItem>

/** One line of the list. Lines that can never concern this member are absent. */
export const WithdrawReadiness = /* @__PURE__ */ z.object({
  /** What it is about. */
  item: WithdrawItem,
  /** It is in order. */
  done: flag,
  /** Until when it blocks, ms, where that is known: the end of the hold, of a lock, of the day; the next opening. */
  until: optionalInt,
  /** What is left to be bet for `turnover`, what is owed for `owed`. */
  amount: /* @__PURE__ */ z.optional(money),
  /** How far the identity check is, for `identity`: `none`, `draft`, `sent`, `review` or `refused`. Kind of contract that waits, for `contract`. */
  detail: text,
})
export type WithdrawReadiness = z.output<typeof WithdrawReadiness>

/**
 * A part of the balance. `free`: may be withdrawn; `turnover`: cash that came with bets to make first; `bonus`: becomes cash when its bets
 * are made.
 */
export const BalancePart = /* @__PURE__ */ z.object({
  /** What binds it. */
  part: /* @__PURE__ */ oneOf('free', 'turnover', 'bonus'),
  /** How much of the balance it is. */
  amount: money,
})
export type BalancePart = z.output<typeof BalancePart>

/** What a withdrawal costs. */
export const WithdrawFee = /* @__PURE__ */ z.object({
  /** Withdrawals without a fee that are left today. */
  freeLeft: count,
  /** After those: part of the amount, in hundredths of a percent. */
  rate: count,
  /** On top of it, for each withdrawal. */
  fixed: money,
  /** Never more than this; 0 = no cap. */
  cap: money,
})
export type WithdrawFee = z.output<typeof WithdrawFee>

/** Everything that the page of withdrawals has to know before its form. Spec 7.6. */
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
    /** Where the balance is bound, and where it is not; all three, also at 0. */
    parts: list(BalancePart),
    /** On its way in open withdrawals, and so not in the balance. */
    held: money,
    /** What must be in order; the form is open where every line is. */
    readiness: list(WithdrawReadiness),
    /** The most that can be withdrawn now: what is free, at most `max` and what is left of the day. */
    withdrawable: money,
    /** Bonus money that any withdrawal ends: the form says it, and sends it along as `bonusLoss`. */
    bonusLoss: money,
    /** Any withdrawal ends a bonus, what is in open bets of it too: so also where `bonusLoss` is 0. The form says it, and sends it along. */
    endsBonus: flag,
    /** Smallest amount. */
    min: money,
    /** Largest amount. */
    max: money,
    /** What the next one costs. */
    fee: WithdrawFee,
    /** Withdrawals that are left today. */
    countLeft: count,
    /** What is left of the amount of a day. */
    amountLeft: money,
    /** Hours of a day in which withdrawals are taken, in minutes from midnight of the platform: 0 and 1440 = always. */
    window: z.object({
      /** The first minute. */
      from: int,
      /** The first minute that is none any more; below `from` it is one of the next day. */
      until: int,
    }),
    /** How long the withdrawals of the last seven days took, from request to arrival; absent with fewer than 20. */
    typical: z.optional(
      z.object({
        /** Half of them took at most so many seconds. */
        halfSeconds: int,
        /** Nine in ten took at most so many seconds. */
        mostSeconds: int,
        /** How many there were. */
        cases: int,
      }),
    ),
    /** The merchant lets members cancel what no bank has yet. */
    cancellable: flag,
    /** The newest withdrawal that is on its way, '' where there is none. */
    openOrderNo: text,
  }),
})
