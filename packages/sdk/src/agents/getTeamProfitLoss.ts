import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { TeamPath, teamSums } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'

/** One line of a team's profit and loss: a member alone, or one right below with everybody further down. */
export const TeamBranch = z.object({
  memberId: id,
  /** Masked further down than the members right below the caller. */
  userName: text,
  /** Member type number, see `memberTypes`. */
  type: int,
  /** The sums are those of the member with everybody below; else of the member alone. */
  branch: flag,
  /** Members below. */
  teamMemberCount: count,
  ...teamSums,
})
export type TeamBranch = z.output<typeof TeamBranch>

/**
 * Profit and loss of a team, 20 lines a page, the highest stakes first. A team has a line of its holder alone and one for each member right
 * below with everybody further down; the other scopes have a line per member alone. Who moved nothing has no line. `footer` is the sum of all
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
    /** Only bets of this category: what belongs to no game is 0 then. */
    gameType: z.optional(string),
    /** Only members of this name, each alone: its beginning, of members further down than right below the caller the complete name. */
    userName: z.optional(string),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The lines of this page. */
    content: list(TeamBranch),
    ...paging,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums of all lines, not of the page. */
    footer: z.object(teamSums),
    /** The same of as many days before. */
    previous: z.object(teamSums),
    ...asOf,
  }),
})
