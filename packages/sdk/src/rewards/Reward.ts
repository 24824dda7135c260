import { orElse } from '../core/field.ts'
import { count, flag, id, money, oneOf, optionalInt, text } from '../core/fields.ts'
import { optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { PromotionStatus } from '../promotions/Promotion.ts'

/** What a reward is given for. */
export const RewardSource = /* @__PURE__ */ oneOf('promotion', 'vip', 'mission', 'ranking', 'redRain', 'referral')
export type RewardSource = z.output<typeof RewardSource>

/** What a bet of a category counts, in percent. */
export const RewardWeight = z.object({
  /** Category of games. */
  gameType: text,
  /** In percent. */
  weight: count,
})

/** A reward of a member: what, how much, what for, until when, and what it costs to clear. Times in ms. */
export const Reward = z.object({
  /** Names it in `claimRewards`. */
  id,
  /** What it is given for. */
  source: RewardSource,
  /** Name of the reward, in the language of the request. */
  title: text,
  /** What it is given for, in a sentence; '' in the history. */
  condition: text,
  /** What it pays. */
  amount: money,
  /** Where the member stands with it; `claim` can be paid now. */
  status: PromotionStatus,
  /** What must be bet before it is cash, in multiples of the amount; 0 = cash at once. */
  multiple: count,
  /** What must be bet before it is cash. */
  required: money,
  /** What that costs on average, with the games that cost least; absent where nothing must be bet. */
  expectedCost: z.optional(money),
  /** What bets of each category count for it; the others count nothing. */
  weights: optionalList(RewardWeight),
  /** What was wagered so far, where that is the condition. */
  wagered: z.optional(money),
  /** What has to be wagered. */
  toWager: z.optional(money),
  /** How often it was done so far, where times are counted. */
  progress: optionalInt,
  /** How often it has to be done. */
  target: optionalInt,
  /** When it begins. */
  startTime: optionalInt,
  /** When it can no longer be claimed or reached. */
  expireTime: optionalInt,
  /** When it was paid. */
  paidTime: optionalInt,
  /** The promotion that it is of, '' for none. */
  promotionId: text,
  /** How a member takes part in that promotion. */
  joinMode: /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('info', 'join', 'apply')), () => undefined),
  /** An application has to come with a picture. */
  imageRequired: flag,
  /** Why an application was rejected. */
  reason: text,
})
export type Reward = z.output<typeof Reward>
