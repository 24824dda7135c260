import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, flag, id, int, money, oneOf, optionalInt, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { DateType } from './DateType.ts'

/** `void` = cancelled, the stake returned. */
const BetState = /* @__PURE__ */ oneOf('open', 'won', 'lost', 'void')

/** One settled or open bet. */
export const GameRecord = z.object({
  orderNo: id,
  nodeId: text,
  gameName: text,
  /** The vendor's code. */
  vassalage: text,
  gameType: text,
  betTime: int,
  /** When it was settled or voided, ms. */
  settledTime: optionalInt,
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
  /** Return less the stake. */
  profit: money,
  /** Its outcome. */
  status: BetState,
  /** The round can be looked at again: `getRoundReplay`. */
  replay: z.optional(flag),
})
export type GameRecord = z.output<typeof GameRecord>

/** One page of the member's bets, 20 a page, newest first; days are calendar days of the platform, first and last included. Spec 7.4. */
export const getGameRecords = defineCall({
  name: 'getGameRecords',
  method: 'GET',
  path: '/wps/relay/ODS2_GameRecord',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'TRANSBETREPMEM3',
  section: '7.4',
  shown: false,
  fixed: ({ language }) => ({ pageSize: 20, language }),
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, inclusive. */
    endDate: day,
    /** The moment that the days refer to; default `bet`. With `settle`, open bets are in no day, and the latest settled is first. */
    dateType: z.optional(DateType),
    /** Category of the games. */
    gameType: z.optional(string),
    /** A vendor's code. */
    vassalage: z.optional(string),
    /** Only bets in this state. */
    status: z.optional(BetState),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The bets of this page, newest first. */
    content: list(GameRecord),
    ...paging,
    /** Sums over the complete range, not only the page. */
    footer: z.object({
      /** How many bets. */
      count,
      betAmount: money,
      validBetAmount: money,
      winAmount: money,
      /** Returns less the stakes. */
      profit: money,
    }),
  }),
})
