import { defineCall } from '../core/defineCall.ts'
import { count, day, flag, id, int, money, oneOf, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { asOf } from './teamFields.ts'

/** Parts of a cent in which rebates are counted: a cent of valid bets times a hundredth of a percent is one, so that no row is rounded. */
export const REBATE_PARTS = 10_000

/** Not settled yet; worked out; in the wallet; of an account that may not be paid, whose share stays with the house. */
export const TeamRebateStatus = /* @__PURE__ */ oneOf('pending', 'settled', 'paid', 'cancelled')
export type TeamRebateStatus = (typeof TeamRebateStatus.options)[number]

/** Bets of the agent itself, of members right below it, of members further down. */
export const RebateLevel = /* @__PURE__ */ oneOf('own', 'direct', 'indirect')
export type RebateLevel = (typeof RebateLevel.options)[number]

/** What a member's bets of a day and product brought: parts = valid bets × (rate − theirRate). */
export const TeamRebate = /* @__PURE__ */ z.object({
  /** Id of the row. */
  id,
  /** Day of the platform on which the bets were settled. */
  day,
  /** Who bet. */
  memberId: id,
  /** Masked further down than the members right below the caller. */
  userName: text,
  /** Steps below the caller, 0 for the caller. */
  depth: count,
  /** The member right below the caller on the way to who bet; '' where that is the same. */
  branchName: text,
  /** Category of the games. */
  gameType: id,
  /** How many bets, less those that became void. */
  bets: count,
  validBetAmount: money,
  /** The caller's, hundredths of a percent. */
  rate: count,
  /** Of the member right below on the way to who bet; 0 for the caller's own bets. */
  theirRate: count,
  /** In parts of a cent, see `REBATE_PARTS`; below zero where bets became void. */
  parts: int,
  /** How far it is. */
  status: TeamRebateStatus,
})
export type TeamRebate = z.output<typeof TeamRebate>

/** What one day brought in all, and what became of it: carried + earned = amount + left, in parts. */
export const TeamRebateDay = /* @__PURE__ */ z.object({
  /** Day of the platform. */
  day,
  /** What was left over before, in parts of a cent; below zero where bets became void. */
  carried: int,
  /** What the rows of the day sum to, in parts of a cent. */
  earned: int,
  /** Whole cents that are paid. */
  amount: money,
  /** What goes to the next day, in parts of a cent. */
  left: int,
  /** How far it is. */
  status: TeamRebateStatus,
})
export type TeamRebateDay = z.output<typeof TeamRebateDay>

/**
 * What the bets of a team bring its agent by difference of rates: by day, member and product, newest first, 20 a page. Days that are not
 * settled yet are counted at the rates of now. Spec 7.5.
 */
export const getTeamRebates = defineCall({
  name: 'getTeamRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamRebate',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, included. */
    endDate: day,
    /** Only members of this name: its beginning, of members further down than right below the caller the complete name. */
    userName: z.optional(string),
    /** Only those of this category. */
    gameType: z.optional(string),
    /** Only those of this level. */
    level: z.optional(RebateLevel),
    /** Only those of this state. */
    status: z.optional(TeamRebateStatus),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The rows of this page, newest first. */
    content: list(TeamRebate),
    ...paging,
    /** Sums of all of them, not of the page. */
    footer: z.object({
      /** How many rows. */
      count,
      validBetAmount: money,
      /** Without what is cancelled, in parts of a cent. */
      parts: int,
    }),
    /** Sums by steps below the caller, whatever `level` says. */
    levels: list(
      z.object({
        /** Steps below the caller. */
        depth: count,
        /** Members who bet. */
        members: count,
        validBetAmount: money,
        /** Without what is cancelled, in parts of a cent. */
        parts: int,
      }),
    ),
    /** The days that are settled, newest first, whatever the other filters say. */
    days: list(TeamRebateDay),
    /** What is left over now, in parts of a cent. */
    left: int,
    /** Whether own bets count: only where the member claims no rebate of its own. */
    own: flag,
    ...asOf,
  }),
})
