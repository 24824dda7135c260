import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, int, money, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'
import { RewardWeight } from './Reward.ts'

/** A place on the board. */
export const BoardRank = z.object({
  /** From 1. */
  rank: int,
  /** Masked. */
  name: text,
  /** Points. */
  score: int,
  /** Prize of the place; 0 = nothing. */
  prize: money,
  /** It is the requesting member. */
  isMe: flag,
})
export type BoardRank = z.output<typeof BoardRank>

/**
 * The board of this week: points of bets that were placed in it and settle until `finalTime`. Of equal points the earlier is first. Prizes are
 * claimed as rewards once it is final. Errors: `notFound` where the merchant has no board. Spec 2.1.
 */
export const getLeaderBoard = defineCall({
  name: 'getLeaderBoard',
  method: 'GET',
  path: '/wps/member/ranking',
  module: 'REWCEN3',
  access: 'member',
  feature: 'MISSION',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** Name of the board. */
    title: text,
    /** First moment of the week. */
    startTime: int,
    /** First moment after it. */
    endTime: int,
    /** After that nothing changes any more. */
    finalTime: int,
    /** Time of the calculation. */
    countedTime: int,
    /** Number of members with points. */
    players: count,
    /** From the first place on. */
    prizes: list(money),
    /** The first places. */
    ranks: list(BoardRank),
    /** The member's own place, absent without points. */
    me: z.optional(BoardRank),
    /** The first places of the previous week. */
    winners: optionalList(BoardRank),
    /** They are final. */
    winnersFinal: flag,
    /** How much stakes of each category count. */
    weights: optionalList(RewardWeight),
  }),
})
