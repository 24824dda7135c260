import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, money, oneOf, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { TeamPath } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'

/** What a number of a team's profit and loss is about. */
export const TeamFigure = /* @__PURE__ */ oneOf('deposit', 'withdrawal', 'bets', 'rebate', 'reward', 'fee')
export type TeamFigure = (typeof TeamFigure.options)[number]

const rowSums = {
  /** What the row adds to the number; of a bet what it won or lost. */
  amount: money,
  /** 0 where it is no bet, as the two after it. */
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
}

/** One row behind a number of a team's profit and loss. */
export const TeamFigureRow = z.object({
  /** Id of the row. */
  id,
  /** Whose it is. */
  memberId: id,
  /** Masked further down than the members right below the caller. */
  userName: text,
  /** When it counted, ms: a bet when it was settled, a voided one when it was voided. */
  time: int,
  /** Game, or kind of movement, in the language of the request. */
  title: text,
  /** Category of the game, '' where it is no bet. */
  gameType: text,
  /** What was settled before is taken back: its amounts are below zero. */
  voided: flag,
  /** Number of the bet or the order, '' where there is none. */
  orderNo: text,
  ...rowSums,
})
export type TeamFigureRow = z.output<typeof TeamFigureRow>

/**
 * The rows behind a number of `getTeamProfitLoss`, newest first: of the same days, member and scope they add up to it. Pass the `cursor` for
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
    /** What the number is about. */
    figure: TeamFigure,
    /** Only bets of this category. */
    gameType: z.optional(string),
    /** Where the answer before ended; without it from the newest. */
    cursor: z.optional(string),
    /** Rows of one answer, at most 500; 20 without it. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The rows, newest first. */
    content: list(TeamFigureRow),
    /** Pass it for the next ones; '' at the end. */
    cursor: text,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums of all of them; only with the first answer, which has no `cursor` in its request. */
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
