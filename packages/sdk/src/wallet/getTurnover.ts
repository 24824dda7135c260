import { defineCall } from '../core/defineCall.ts'
import { count, id, int, money, oneOf, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** What a category of games counts, in percent, and what clearing the rest with it costs on average (`expectedCost`). */
const TurnoverWeight = z.object({
  /** Category of games. */
  gameType: text,
  /** What a bet of it counts, in percent. */
  weight: count,
  /** What clearing the rest with it costs on average. */
  expectedCost: money,
})

/** A bet that was counted, and how much of it. */
const CountedBet = z.object({
  orderNo: id,
  gameName: text,
  gameType: text,
  betTime: int,
  /** What of the stake was counted. */
  amount: money,
  /** In percent. */
  weight: count,
})

/** Bets that must be made before money may leave. */
export const TurnoverRequirement = z.object({
  /** Id of the requirement. */
  id,
  /** What it came with. */
  source: oneOf('deposit', 'bonus', 'reward', 'rebate'),
  /** What it was for, where that has a name. */
  title: text,
  /** The amount it is of. */
  base: money,
  /** What has to be wagered. */
  required: money,
  /** What was wagered so far. */
  done: money,
  /** What is left. */
  left: money,
  /** Bonus money that becomes cash when nothing is left; 0 for a deposit's requirement. */
  bonus: money,
  /** Since when bets count. */
  openTime: int,
  /** What categories of games count. */
  weights: list(TurnoverWeight),
  /** The last ten. */
  bets: list(CountedBet),
})
export type TurnoverRequirement = z.output<typeof TurnoverRequirement>

/** The member's open turnover requirements, in the order in which bets count for them, and what is left of all. Spec 7.6. */
export const getTurnover = defineCall({
  name: 'getTurnover',
  method: 'GET',
  path: '/wps/member/turnover',
  access: 'member',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The open ones, in the order in which bets count for them. */
    requirements: list(TurnoverRequirement),
    /** What is left of all. */
    left: money,
  }),
})
