import * as z from 'zod/mini'
import { count, flag, id, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { optionalList } from '../core/wire/list.ts'
import { orElse } from '../core/wire/orElse.ts'
import { PromotionStatus } from '../promotions/Promotion.ts'

/** Why a reward is given. */
export const RewardSource = /* @__PURE__ */ oneOf('promotion', 'vip', 'mission', 'ranking', 'redRain', 'referral')
export type RewardSource = z.output<typeof RewardSource>

/** How much a bet of a category counts, in percent. */
export const RewardWeight = z.object({
  /** Category of games. */
  gameType: text,
  /** In percent. */
  weight: count,
})

/** A reward of a member: name, amount, reason, expiry, and the cost of clearing it. Times in ms. */
export const Reward = z.object({
  /** Identifies it in `claimRewards`. */
  id,
  /** Its source. */
  source: RewardSource,
  /** Name of the reward, in the language of the request. */
  title: text,
  /** What it is given for, in a sentence; '' in the history. */
  condition: text,
  /** Its amount. */
  amount: money,
  /** Its status for the member; `claim` can be paid now. */
  status: PromotionStatus,
  /** Turnover required before it is cash, in multiples of the amount; 0 = cash at once. */
  multiple: count,
  /** Turnover required before it is cash. */
  required: money,
  /** Average cost of that, with the games that cost least; absent if no turnover is required. */
  expectedCost: z.optional(money),
  /** How much bets of each category count for it; the others count nothing. */
  weights: optionalList(RewardWeight),
  /** Wagered so far, if that is the condition. */
  wagered: z.optional(money),
  /** What has to be wagered. */
  toWager: z.optional(money),
  /** How often it was done so far, if times are counted. */
  progress: optionalInt,
  /** How often it has to be done. */
  target: optionalInt,
  /** When it begins. */
  startTime: optionalInt,
  /** When it can no longer be claimed or reached. */
  expireTime: optionalInt,
  /** When it was paid. */
  paidTime: optionalInt,
  /** The promotion it belongs to, '' for none. */
  promotionId: text,
  /** How a member takes part in that promotion. */
  joinMode: /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(/* @__PURE__ */ oneOf('info', 'join', 'apply')), () => undefined),
  /** An application requires a picture. */
  imageRequired: flag,
  /** Why an application was rejected. */
  reason: text,
})
export type Reward = z.output<typeof Reward>
