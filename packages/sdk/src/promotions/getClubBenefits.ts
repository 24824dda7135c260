import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, int, money, optionalInt, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'
import { Reward, RewardWeight } from '../rewards/Reward.ts'

/** A level of the member club: reached with `points`; each benefit is a label and its value. */
export const ClubLevel = z.object({
  level: int,
  /** Name of the level, in the language of the request. */
  name: text,
  /** Points in the window that are required for it. */
  points: int,
  /** Paid once, on reaching it; 0 = none, like the three below. */
  upgradeReward: money,
  /** Paid every week, Monday to Sunday. */
  weeklyReward: money,
  /** Paid every calendar month. */
  monthlyReward: money,
  /** Paid in the week that begins with the birthday. */
  birthdayReward: money,
  /** Further benefits. */
  benefits: optionalList(
    z.object({
      /** Name of the benefit. */
      title: text,
      /** Its value, as text. */
      value: text,
    }),
  ),
})
export type ClubLevel = z.output<typeof ClubLevel>

/**
 * The member's level, the points of the last `windowDays` days, and all levels from the lowest. A level lasts as many days after the last
 * day on which the points reached it. The label of the level needs no flag (2.14). Spec 7.1 (member club benefit).
 */
export const getClubBenefits = defineCall({
  name: 'getClubBenefits',
  method: 'GET',
  path: '/wps/member/club/benefit',
  module: 'MEMCLUB3',
  access: 'member',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** The member's level. */
    level: int,
    /** Points of the window that ends today: one per unit of currency of valid stakes, by the weight of the game's category. */
    points: count,
    /** The level that these points alone reach: the one that remains when a retained level ends. */
    pointsLevel: count,
    /** First moment without the level, unless more points are earned; absent for the lowest. */
    keptUntil: optionalInt,
    /** Days in which points count, and for which a level is retained. */
    windowDays: count,
    /** How much stakes of each category count. */
    weights: optionalList(RewardWeight),
    /** All levels from the lowest. */
    levels: list(ClubLevel),
    /** The member's current benefits of the club: to claim, and claimed in this period. */
    rewards: optionalList(Reward),
  }),
})
