import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, money, oneOf, optionalInt, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { transferTexts } from '../texts/transferTexts.ts'

/**
 * What must be in order before a member sends money. `identity`: the identity check; `paymentPassword`: set and not locked; `hold`: 24 hours
 * after a change of the account; `turnover`: required bets before any money is free; `deposit`: deposits that must be bet before they leave, done if other
 * money is free; `bonus`: a bonus is open; `contract`: a contract waits
 * for an answer; `frozen`: an operator blocked it; `owed`: a deposit that its bank took back after it was spent.
 */
export const TransferItem = /* @__PURE__ */ oneOf(
  'frozen',
  'owed',
  'identity',
  'paymentPassword',
  'hold',
  'bonus',
  'turnover',
  'deposit',
  'contract',
)
export type TransferItem = z.output<typeof TransferItem>

/** One item of the list. Items that can never apply to this member are absent. */
export const TransferReadiness = /* @__PURE__ */ z.object({
  /** The condition. */
  item: TransferItem,
  /** It is in order. */
  done: flag,
  /** Until when it blocks, ms, if known: the end of the hold or of a lock. */
  until: optionalInt,
  /** The remaining turnover for `turnover` and `deposit`, the debt for `owed`. */
  amount: /* @__PURE__ */ z.optional(money),
  /** Kind of the waiting contract, for `contract`. */
  detail: /* @__PURE__ */ z.optional(string),
})
export type TransferReadiness = z.output<typeof TransferReadiness>

/** What the page of a superior transfer shows before its form. Errors: `transfer.upline` without an upline to send to. Spec 2.1, 6. */
export const getTransferSettings = defineCall({
  name: 'getTransferSettings',
  method: 'GET',
  path: '/wps/agent/transferSettings',
  module: 'FUNDTRANS3',
  access: 'money',
  feature: 'AGETRANSFERUP3',
  section: '6',
  shown: false,
  texts: transferTexts,
  input: z.object({}),
  output: z.object({
    /** User name of the agent above, masked. */
    upline: text,
    balance: money,
    /** The part of the balance that may be sent now: cash that is not locked by turnover requirements, and at most `max`. */
    transferable: money,
    /** The least amount. */
    min: money,
    /** The largest amount. */
    max: money,
    /** What must be in order. */
    readiness: list(TransferReadiness),
  }),
})
