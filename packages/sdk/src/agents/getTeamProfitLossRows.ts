import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, money, oneOf, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { TeamPath } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'

/** The figure of a team's profit and loss that the rows explain. */
export const TeamFigure = /* @__PURE__ */ oneOf('deposit', 'withdrawal', 'bets', 'rebate', 'reward', 'fee')
export type TeamFigure = (typeof TeamFigure.options)[number]

const rowSums = {
  /** What the row adds to the figure; for a bet, its win or loss. */
  amount: money,
  /** 0 if it is not a bet, as are the two below. */
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
}

/** One row behind a figure of a team's profit and loss. */
export const TeamFigureRow = z.object({
  /** Id of the row. */
  id,
  /** Id of the member. */
  memberId: id,
  /** Masked for members further down than the caller's direct members. */
  userName: text,
  /** When it counted, ms: a bet when it was settled, a voided one when it was voided. */
  time: int,
  /** Game, or kind of movement, in the language of the request. */
  title: text,
  /** Category of the game, '' if it is not a bet. */
  gameType: text,
  /** An earlier settlement is reversed: its amounts are below zero. */
  voided: flag,
  /** Number of the bet or the order, '' if there is none. */
  orderNo: text,
  ...rowSums,
})
export type TeamFigureRow = z.output<typeof TeamFigureRow>

/**
 * The rows behind a figure of `getTeamProfitLoss`, newest first: for the same days, member and scope they add up to it. Pass the `cursor`
 * for
 * those after. Errors: `notFound`, for a member who is not in the caller's team. Spec 7.5.
 */
export const getTeamProfitLossRows = defineCall({
  name: 'getTeamProfitLossRows',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamPNLDetail',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    ...teamInput,
    /** The figure that the rows explain. */
    figure: TeamFigure,
    /** Only bets of this category. */
    gameType: z.optional(string),
    /** Cursor of the previous answer; without it, starts at the newest. */
    cursor: z.optional(string),
    /** Rows per answer, at most 500; default 20. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The rows, newest first. */
    content: list(TeamFigureRow),
    /** Cursor for the next request; '' at the end. */
    cursor: text,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums over all of them; only in the first answer, whose request has no `cursor`. */
    footer: z.optional(
      z.object({
        /** How many. */
        count,
        ...rowSums,
      }),
    ),
    ...asOf,
  }),
})
