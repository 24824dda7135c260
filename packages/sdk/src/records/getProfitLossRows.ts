import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { day, flag, id, int, money, oneOf, optionalInt, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { OrderType } from './MemberTransaction.ts'

/** The figure of the profit and loss that the rows explain. */
export const ProfitLossFigure = /* @__PURE__ */ oneOf('bets', 'rebate', 'reward', 'fee')
export type ProfitLossFigure = z.output<typeof ProfitLossFigure>

const rowSums = {
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
  /** What it adds to the profit; a fee, which is no part of it, is below zero. */
  profit: money,
}

/** One row behind a figure of the profit and loss. The bet amounts are 0 if the row is not a bet. */
export const ProfitLossRow = z.object({
  /** Id of the row. */
  id,
  /** When it counted, ms: a bet when it was settled, a voided one when it was voided. */
  time: int,
  /** When the bet was placed, ms. */
  betTime: optionalInt,
  /** Game, bonus or channel, in the language of the request. */
  title: text,
  /** Category of the game, '' if it is not a bet. */
  gameType: text,
  /** An earlier settlement is reversed: its amounts are below zero. */
  voided: flag,
  /** What kind of order it belongs to, if any. */
  orderType: OrderType,
  /** Number of that order, '' if there is none. */
  orderNo: text,
  ...rowSums,
})
export type ProfitLossRow = z.output<typeof ProfitLossRow>

/**
 * The rows behind a figure of `getProfitLoss`, newest first: for the same days they add up to it. Pass the `cursor` to get the next ones.
 * Spec 7.6.
 */
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
    /** Last day, inclusive. */
    endDate: day,
    /** The figure that the rows explain. */
    figure: ProfitLossFigure,
    /** Only bets of this category. */
    gameType: z.optional(string),
    /** Cursor of the previous answer; without it, starts at the newest. */
    cursor: z.optional(string),
    /** Rows per answer, at most 500; default 20. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The rows, newest first. */
    content: list(ProfitLossRow),
    /** Cursor for the next request; '' at the end. */
    cursor: text,
    /** Sums over all of them; only in the first answer, whose request has no `cursor`. */
    footer: z.optional(
      z.object({
        /** Number of rows; a bet that was voided later counts 0. */
        count: int,
        ...rowSums,
      }),
    ),
  }),
})
