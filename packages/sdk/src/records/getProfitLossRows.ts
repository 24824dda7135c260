import { defineCall } from '../core/defineCall.ts'
import { day, flag, id, int, money, oneOf, optionalInt, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { OrderType } from './MemberTransaction.ts'

/** What a number of the profit and loss is about. */
export const ProfitLossFigure = /* @__PURE__ */ oneOf('bets', 'rebate', 'reward', 'fee')
export type ProfitLossFigure = z.output<typeof ProfitLossFigure>

const rowSums = {
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
  /** What it adds to the profit; a fee is below zero. */
  profit: money,
}

/** One row behind a number of the profit and loss. Of what is no bet the amounts of bets are 0. */
export const ProfitLossRow = z.object({
  /** Id of the row. */
  id,
  /** When it counted, ms: a bet when it was settled, a voided one when it was voided. */
  time: int,
  /** When the bet was placed, ms. */
  betTime: optionalInt,
  /** Game, bonus or channel, in the language of the request. */
  title: text,
  /** Category of the game, '' where it is no bet. */
  gameType: text,
  /** What was settled before is taken back: its amounts are below zero. */
  voided: flag,
  /** What kind of order it belongs to, where it does. */
  orderType: OrderType,
  /** Number of that order, '' where there is none. */
  orderNo: text,
  ...rowSums,
})
export type ProfitLossRow = z.output<typeof ProfitLossRow>

/** The rows behind a number of `getProfitLoss`, newest first: of the same days they add up to it. Pass the `cursor` for those after. Spec 7.6. */
export const getProfitLossRows = defineCall({
  name: 'getProfitLossRows',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNLDetail',
  module: 'PERSPNL3',
  access: 'member',
  feature: 'PERSREP',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, included. */
    endDate: day,
    /** What the number is about. */
    figure: ProfitLossFigure,
    /** Only bets of this category. */
    gameType: z.optional(string),
    /** Where the answer before ended; without it from the newest. */
    cursor: z.optional(string),
    /** Rows of one answer, at most 500; 20 without it. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The rows, newest first. */
    content: list(ProfitLossRow),
    /** Pass it for the next ones; '' at the end. */
    cursor: text,
    /** Sums of all of them; only with the first answer, which has no `cursor` in its request. */
    footer: z.optional(
      z.object({
        /** How many; a bet that was voided later counts nothing. */
        count: int,
        ...rowSums,
      }),
    ),
  }),
})
