import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, money, oneOf, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { DateType } from '../records/DateType.ts'
import { GameRecord } from '../records/getGameRecords.ts'
import { TeamPath } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/** A bet of a member of a team. */
export const TeamBet = z.object({
  /** The bet as it is in the member's own record. */
  bet: GameRecord,
  /** Id of the member. */
  memberId: id,
  /** Masked for members further down than the caller's direct members. */
  userName: text,
  /** Number of the draw, for a lottery; else ''. */
  numero: text,
})
export type TeamBet = z.output<typeof TeamBet>

/**
 * The bets of a team, newest first; days are calendar days of the platform, first and last included. Pass the `cursor` to get the next
 * ones. A bet that is void
 * is listed and counts in no sum. Errors: `notFound`, for a member who is not in the caller's team. Spec 7.5.
 */
export const getTeamBets = defineCall({
  name: 'getTeamBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamBetting',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    ...teamInput,
    /** The moment that the days refer to; default `bet`. With `settle`, open bets are in no day, and the latest settled is first. */
    dateType: z.optional(DateType),
    /** Only members with this name: a prefix of it, but the complete name for members further down than the caller's direct members. */
    userName: z.optional(entered(cleanCode, true)),
    /** Category of the games. */
    gameType: z.optional(string),
    /** A vendor's code. */
    vassalage: z.optional(string),
    /** Only bets on this game. */
    nodeId: z.optional(string),
    /** Only bets on the draw of this number. */
    numero: z.optional(string),
    /** Only bets in this state. */
    status: z.optional(oneOf('open', 'won', 'lost', 'void')),
    /** Cursor of the previous answer; without it, starts at the newest. */
    cursor: z.optional(string),
    /** Bets per answer, at most 500; default 20. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The bets, newest first. */
    content: list(TeamBet),
    /** Cursor for the next request; '' at the end. */
    cursor: text,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums over all of them; only in the first answer, whose request has no `cursor`. */
    footer: z.optional(
      z.object({
        /** How many bets. */
        count,
        betAmount: money,
        validBetAmount: money,
        winAmount: money,
        /** Returns less stakes. */
        profit: money,
      }),
    ),
    ...asOf,
  }),
})
