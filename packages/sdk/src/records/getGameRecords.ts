import { defineCall } from '../core/defineCall.ts'
import { count, day, id, int, money, oneOf, optionalInt, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { DateType } from './DateType.ts'

/** `void` = taken back, the stake returned. */
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
  /** When it was settled, or turned out to be void, ms. */
  settledTime: optionalInt,
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
  /** What came back less the stake. */
  profit: money,
  /** How it ended. */
  status: BetState,
})
export type GameRecord = z.output<typeof GameRecord>

/** One page of the member's bets, 20 a page, newest first; days are whole days of the platform, both included. Spec 7.4. */
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
    /** Last day, included. */
    endDate: day,
    /** By which moment; `bet` without it. By `settle` open bets are in no day, and the latest settled is first. */
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
    /** Sums of the whole range, not of the page. */
    footer: z.object({
      /** How many bets. */
      count,
      betAmount: money,
      validBetAmount: money,
      winAmount: money,
      /** What came back less the stakes. */
      profit: money,
    }),
  }),
})
