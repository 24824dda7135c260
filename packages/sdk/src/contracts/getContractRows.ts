import * as z from 'zod/mini'
import { TeamFigureRow } from '../agents/getTeamProfitLossRows.ts'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, money, oneOf, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { contractCall } from './ContractKind.ts'
import { contractPeriod } from './contractPeriod.ts'

/** The figure of a period that the rows explain. */
export const ContractFigure = /* @__PURE__ */ oneOf('bets', 'rebate', 'reward', 'fee')
export type ContractFigure = (typeof ContractFigure.options)[number]

/**
 * The rows behind a number of a period, newest first: they add up to it. Pass the `cursor` for those after. Errors: `access.feature`;
 * `notFound`, for a member who is neither the caller nor a direct member, or not in that team; `contract.period` where no period begins
 * then. Spec 7.5.
 */
export const getContractRows = defineCall({
  name: 'getContractRows',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractRows',
  ...contractCall,
  texts: contractTexts,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    ...contractPeriod,
    /** Only the rows of this member of the team. */
    ofMember: z.optional(id),
    /** The figure that the rows explain. */
    figure: ContractFigure,
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
    /** Sums over all of them; only in the first answer, whose request has no `cursor`. */
    footer: z.optional(
      z.object({
        /** How many. */
        count,
        /** What they add to the figure; for bets, the win or loss. */
        amount: money,
        /** 0 if they are not bets, as are the two below. */
        betAmount: money,
        validBetAmount: money,
        winAmount: money,
      }),
    ),
    /** When it counted, ms. */
    updateTime: int,
  }),
})
