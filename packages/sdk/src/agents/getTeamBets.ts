import { defineCall } from '../core/defineCall.ts'
import { count, id, money, oneOf, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { DateType } from '../records/DateType.ts'
import { GameRecord } from '../records/getGameRecords.ts'
import { TeamPath } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'

/** A bet of a member of a team. */
export const TeamBet = z.object({
  /** The bet as the member's own record has it. */
  bet: GameRecord,
  /** Whose it is. */
  memberId: id,
  /** Masked further down than the members right below the caller. */
  userName: text,
  /** Number of the draw, of a lottery; else ''. */
  numero: text,
})
export type TeamBet = z.output<typeof TeamBet>

/**
 * The bets of a team, newest first; days are whole days of the platform, both included. Pass the `cursor` for those after. A bet that is void
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
    /** By which moment; `bet` without it. By `settle` open bets are in no day, and the latest settled is first. */
    dateType: z.optional(DateType),
    /** Only members of this name: its beginning, of members further down than right below the caller the complete name. */
    userName: z.optional(string),
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
    /** Where the answer before ended; without it from the newest. */
    cursor: z.optional(string),
    /** Bets of one answer, at most 500; 20 without it. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The bets, newest first. */
    content: list(TeamBet),
    /** Pass it for the next ones; '' at the end. */
    cursor: text,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums of all of them; only with the first answer, which has no `cursor` in its request. */
    footer: z.optional(
      z.object({
        /** How many bets. */
        count,
        betAmount: money,
        validBetAmount: money,
        winAmount: money,
        /** What came back less the stakes. */
        profit: money,
      }),
    ),
    ...asOf,
  }),
})
