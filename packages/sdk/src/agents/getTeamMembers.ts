import { defineCall } from '../core/defineCall.ts'
import { count, money, oneOf, pageNo, string } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { TeamMember, TeamPath, teamSums } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'

/**
 * What members did on the days: registered, logged in, deposited for the first time, bet, deposited, withdrew, had a rebate or a reward, paid
 * a fee, or any of what wins and losses are made of; or what holds now: online, no log-in for a week, a balance of 10 and more, a smaller one.
 * `staked1000`: bets of more than 1,000 on the days.
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

/** Newest member, largest balance, last log-in, highest stakes first. */
export const TeamOrder = /* @__PURE__ */ oneOf('newest', 'balance', 'lastLogin', 'stake')

/**
 * One page of the members of a team, 20 a page, each with what the member alone did on the days, and the way to whose team it is. With the
 * same scope and activity, `footer` is what the key figures of the team say. Errors: `notFound`, for a member who is not in the caller's
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
    /** Beginning of the user name; of members further down than right below the caller the complete name. */
    userName: z.optional(string),
    /** Only agents, or only players. */
    kind: z.optional(oneOf('agent', 'player')),
    /** Only members of whom this is true. */
    activity: z.optional(TeamActivity),
    /** Which come first; the newest by default. */
    order: z.optional(TeamOrder),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The members of this page. */
    content: list(TeamMember),
    ...paging,
    /** From the caller to the member whose team it is, both included. */
    path: list(TeamPath),
    /** Sums of all members, not of the page. */
    footer: z.object({
      /** How many members. */
      count,
      /** What is in their wallets now. */
      balance: money,
      ...teamSums,
    }),
    ...asOf,
  }),
})
