import { defineCall } from '../core/defineCall.ts'
import { count, id, int, money, oneOf, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** What a category of games counts, in percent, and what clearing the rest with it costs on average (`expectedCost`). */
const TurnoverWeight = z.object({ gameType: text, weight: count, expectedCost: money })

/** A bet that was counted, and how much of it. */
const CountedBet = z.object({ orderNo: id, gameName: text, gameType: text, betTime: int, amount: money, weight: count })

/** Bets that must be made before money may leave: amounts in cents, times in ms. */
export const TurnoverRequirement = z.object({
  id,
  source: oneOf('deposit', 'bonus', 'reward', 'rebate'),
  /** What it was for, where that has a name. */
  title: text,
  base: money,
  required: money,
  done: money,
  left: money,
  /** Bonus money that becomes cash when nothing is left; 0 for a deposit's requirement. */
  bonus: money,
  openTime: int,
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
  output: z.object({ requirements: list(TurnoverRequirement), left: money }),
})
