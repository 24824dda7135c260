import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { TeamPath, teamSums } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/** One line of a team's profit and loss: a single member, or a direct member with everyone further down. */
export const TeamBranch = z.object({
  memberId: id,
  /** Masked for members further down than the caller's direct members. */
  userName: text,
  /** Member type number, see `memberTypes`. */
  type: int,
  /** The sums include everyone below the member; else only the member. */
  branch: flag,
  /** Number of members at all levels below. */
  teamMemberCount: count,
  ...teamSums,
})
export type TeamBranch = z.output<typeof TeamBranch>

/**
 * Profit and loss of a team, 20 lines a page, the highest stakes first. A team has a line for its holder only and one for each direct
 * member with everyone further down; the other scopes have a line per single member. Members without movements have no line. `footer` is
 * the sum of all
 * lines: what the members' own profit and loss add up to. Errors: `notFound`, for a member who is not in the caller's team. Spec 7.5.
 */
export const getTeamProfitLoss = defineCall({
  name: 'getTeamProfitLoss',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamPNL',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  shown: false,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({
    ...teamInput,
    /** Only bets of this category: figures that belong to no game are 0 then. */
    gameType: z.optional(string),
    /**
     * Only members with this name, each alone: a prefix of it, but the complete name for members further down than the caller's direct
     * members.
     */
    userName: z.optional(entered(cleanCode, true)),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The lines of this page. */
    content: list(TeamBranch),
    ...paging,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums over all lines, not only the page. */
    footer: z.object(teamSums),
    /** The same sums for the same number of days before. */
    previous: z.object(teamSums),
    ...asOf,
  }),
})
