import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, money, oneOf, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'

/** How much a category of games counts, in percent, and the average cost of clearing the rest with it (`expectedCost`). */
const TurnoverWeight = z.object({
  /** Category of games. */
  gameType: text,
  /** How much a bet of it counts, in percent. */
  weight: count,
  /** Average cost of clearing the rest with it. */
  expectedCost: money,
})

/** A bet that was counted, and how much of it. */
const CountedBet = z.object({
  orderNo: id,
  gameName: text,
  gameType: text,
  betTime: int,
  /** The part of the stake that was counted. */
  amount: money,
  /** In percent. */
  weight: count,
})

/** A bet that does not count: another account of the same device or bank account bet on the other side. */
const UncountedBet = z.object({
  orderNo: id,
  gameName: text,
  betTime: int,
  /** What was staked. */
  stake: money,
})

/** Bets that must be made before money can be withdrawn. */
export const TurnoverRequirement = z.object({
  /** Id of the requirement. */
  id,
  /** Its source. */
  source: oneOf('deposit', 'bonus', 'reward', 'rebate'),
  /** Name of the source, if it has one. */
  title: text,
  /** The amount it applies to. */
  base: money,
  /** What has to be wagered. */
  required: money,
  /** What was wagered so far. */
  done: money,
  /** The remaining turnover. */
  left: money,
  /** Bonus money that becomes cash when nothing is left; 0 for a deposit's requirement. */
  bonus: money,
  /** Bets count from then on. */
  openTime: int,
  /** An open withdrawal holds it: bets do not count meanwhile, and its payment ends it. */
  held: z.optional(flag),
  /** How much categories of games count. */
  weights: list(TurnoverWeight),
  /** The last ten. */
  bets: list(CountedBet),
})
export type TurnoverRequirement = z.output<typeof TurnoverRequirement>

/** The member's open turnover requirements, in the order in which bets count for them, and the remaining total. Spec 7.6. */
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
    /** Opposite bets of the last 30 days, which count for nothing, the newest first; at most ten. */
    uncounted: optionalList(UncountedBet),
    /** The remaining total of those that no withdrawal holds. */
    left: money,
  }),
})
