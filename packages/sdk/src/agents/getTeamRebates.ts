import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, flag, id, int, money, oneOf, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { asOf } from './teamFields.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/**
 * Parts of a cent in which rebates are counted: a cent of valid bets times a hundredth of a percent is one part, so that no row is rounded.
 */
export const REBATE_PARTS = 10_000

/** Not settled yet; calculated; paid into the wallet; for an account that may not be paid, whose share stays with the house. */
export const TeamRebateStatus = /* @__PURE__ */ oneOf('pending', 'settled', 'paid', 'cancelled')
export type TeamRebateStatus = (typeof TeamRebateStatus.options)[number]

/** Bets of the agent itself, of direct members, of members further down. */
export const RebateLevel = /* @__PURE__ */ oneOf('own', 'direct', 'indirect')
export type RebateLevel = (typeof RebateLevel.options)[number]

/** Income from a member's bets of a day and product: parts = valid bets × (rate − theirRate). */
export const TeamRebate = /* @__PURE__ */ z.object({
  /** Id of the row. */
  id,
  /** Day of the platform on which the bets were settled. */
  day,
  /** Id of the member who bet. */
  memberId: id,
  /** Masked for members further down than the caller's direct members. */
  userName: text,
  /** Levels below the caller, 0 for the caller. */
  depth: count,
  /** The direct member on the path from the caller to the member who bet; '' if that is the same. */
  branchName: text,
  /** Category of the games. */
  gameType: id,
  /** Number of bets, less those that were voided. */
  bets: count,
  validBetAmount: money,
  /** The caller's rate, hundredths of a percent. */
  rate: count,
  /** Rate of the direct member on the path to the member who bet; 0 for the caller's own bets. */
  theirRate: count,
  /** In parts of a cent, see `REBATE_PARTS`; below zero if bets were voided. */
  parts: int,
  /** Its state. */
  status: TeamRebateStatus,
})
export type TeamRebate = z.output<typeof TeamRebate>

/** Total income of one day, and what became of it: carried + earned = amount + left, in parts. */
export const TeamRebateDay = /* @__PURE__ */ z.object({
  /** Day of the platform. */
  day,
  /** Carried over from the previous day, in parts of a cent; below zero if bets were voided. */
  carried: int,
  /** Sum of the day's rows, in parts of a cent. */
  earned: int,
  /** The part paid, in complete cents. */
  amount: money,
  /** Carried over to the next day, in parts of a cent. */
  left: int,
  /** Its state. */
  status: TeamRebateStatus,
})
export type TeamRebateDay = z.output<typeof TeamRebateDay>

/**
 * An agent's income from the bets of the team, by difference of rates: by day, member and product, newest first, 20 a page. Days that are
 * not settled yet are calculated at the current rates. Spec 7.5.
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
    /** Last day, inclusive. */
    endDate: day,
    /** Only members with this name: a prefix of it, but the complete name for members further down than the caller's direct members. */
    userName: z.optional(entered(cleanCode, true)),
    /** Only rows of this category. */
    gameType: z.optional(string),
    /** Only rows of this level. */
    level: z.optional(RebateLevel),
    /** Only rows in this state. */
    status: z.optional(TeamRebateStatus),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The rows of this page, newest first. */
    content: list(TeamRebate),
    ...paging,
    /** Sums over all of them, not only the page. */
    footer: z.object({
      /** How many rows. */
      count,
      validBetAmount: money,
      /** Without cancelled rows, in parts of a cent. */
      parts: int,
    }),
    /** Sums by level below the caller, regardless of the filter `level`. */
    levels: list(
      z.object({
        /** Levels below the caller. */
        depth: count,
        /** Members who bet. */
        members: count,
        validBetAmount: money,
        /** Without cancelled rows, in parts of a cent. */
        parts: int,
      }),
    ),
    /** The settled days, newest first, regardless of the other filters. */
    days: list(TeamRebateDay),
    /** Current carry-over, in parts of a cent. */
    left: int,
    /** Whether own bets count: only if the member claims no rebate. */
    own: flag,
    ...asOf,
  }),
})
