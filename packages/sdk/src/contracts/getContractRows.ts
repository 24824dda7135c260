import { TeamFigureRow } from '../agents/getTeamProfitLossRows.ts'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, money, oneOf, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { contractTexts } from '../texts/contractTexts.ts'
import { contractCall } from './ContractKind.ts'
import { contractPeriod } from './contractPeriod.ts'

/** What a number of a period is about. */
export const ContractFigure = /* @__PURE__ */ oneOf('bets', 'rebate', 'reward', 'fee')
export type ContractFigure = (typeof ContractFigure.options)[number]

/**
 * The rows behind a number of a period, newest first: they add up to it. Pass the `cursor` for those after. Errors: `access.feature`; `notFound`, for a member
 * who is neither the caller nor right below, or not in that team; `contract.period` where no period begins then. Spec 7.5.
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
    /** What the number is about. */
    figure: ContractFigure,
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
    /** Sums of all of them; only with the first answer, which has no `cursor` in its request. */
    footer: z.optional(
      z.object({
        /** How many. */
        count,
        /** What they add to the number; of bets what was won or lost. */
        amount: money,
        /** 0 where they are no bets, as the two after it. */
        betAmount: money,
        validBetAmount: money,
        winAmount: money,
      }),
    ),
    /** When it was counted, ms. */
    updateTime: int,
  }),
})
