import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, money, oneOf } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { TeamMember, TeamPath, teamSums } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/**
 * Member activity on the days: registered, logged in, deposited for the first time, bet, deposited, withdrew, had a rebate or a reward,
 * paid a fee, or any activity that wins and losses consist of; or a current state: online, no log-in for a week, a balance of 10 and more,
 * a smaller one. `staked1000`: bets of more than 1,000 on the days.
 */
export const TeamActivity = /* @__PURE__ */ oneOf(
  'registered',
  'loggedIn',
  'firstDeposit',
  'bet',
  'deposited',
  'withdrew',
  'rebated',
  'rewarded',
  'charged',
  'played',
  'online',
  'idle',
  'balance10',
  'balanceBelow10',
  'staked1000',
)
export type TeamActivity = (typeof TeamActivity.options)[number]

/** Newest member, largest balance, last log-in or highest stakes first. */
export const TeamOrder = /* @__PURE__ */ oneOf('newest', 'balance', 'lastLogin', 'stake')

/**
 * One page of the members of a team, 20 a page, each with the member's own activity on the days, and the path to the holder of the team.
 * With the
 * same scope and activity, `footer` equals the key figures of the team. Errors: `notFound`, for a member who is not in the caller's
 * team. Spec 7.5.
 */
export const getTeamMembers = defineCall({
  name: 'getTeamMembers',
  method: 'GET',
  path: '/wps/relay/ODSFE2_Subordinate',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  fixed: () => ({ pageSize: 20 }),
  input: z.object({
    ...teamInput,
    /** Prefix of the user name; the complete name for members further down than the caller's direct members. */
    userName: z.optional(entered(cleanCode, true)),
    /** Only agents, or only players. */
    kind: z.optional(oneOf('agent', 'player')),
    /** Only members with this activity. */
    activity: z.optional(TeamActivity),
    /** Sort order; default: the newest first. */
    order: z.optional(TeamOrder),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The members of this page. */
    content: list(TeamMember),
    ...paging,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums over all members, not only the page. */
    footer: z.object({
      /** How many members. */
      count,
      /** Current balance of their wallets. */
      balance: money,
      ...teamSums,
    }),
    ...asOf,
  }),
})
