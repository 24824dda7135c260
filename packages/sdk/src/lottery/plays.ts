import type * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'
import type { Numbers } from './numbers.ts'

/** How a lottery draws: 18 numbers in tiers as in Vietnam, five digits, three dice. */
export const LotteryFamily = /* @__PURE__ */ oneOf('VN', 'FIVE', 'DICE')
export type LotteryFamily = z.output<typeof LotteryFamily>

/** The rules of one way to bet on a draw: what may be picked, and when a pick wins. */
export interface Play {
  family: LotteryFamily
  /** What may be picked in each group. */
  picks: readonly string[]
  /** Number of groups in a selection: five if each place has picks of its own. */
  groups: number
  /** Every combination of the groups is a bet and all must hit; otherwise each pick is a separate bet. */
  combined?: boolean
  /** How often a pick of a group occurs in a result. */
  hits(result: Numbers, pick: string, group: number): number
  /** The most wins that one bet with these picks can have together. */
  most(selection: Numbers): number
}

const upTo = (count: number, digits: number) => Array.from({ length: count }, (_, i) => String(i).padStart(digits, '0'))
const halves = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const

const sum = (result: Numbers) => result.flat().reduce((total, one) => total + Number(one), 0)
const endings = (result: Numbers, pick: string) => result.flat().filter((one) => one.endsWith(pick)).length
const once = (is: boolean | undefined) => (is ? 1 : 0)
const filled = (selection: Numbers) => selection.filter((group) => group.length > 0).length

/** Big or small around `middle`, odd or even: one of each pair wins. */
const halfOf = (total: number, middle: number, pick: string) =>
  once(pick === (total > middle ? 'BIG' : 'SMALL') || pick === (total % 2 ? 'ODD' : 'EVEN'))
const pairs = ([picks = []]: Numbers) =>
  once(picks.some((pick) => pick === 'BIG' || pick === 'SMALL')) + once(picks.some((pick) => pick === 'ODD' || pick === 'EVEN'))

/** Every way to bet, by its wire code. The gateway returns the odds. */
export const plays = {
  /** The last two digits of the special prize. */
  VN_SPECIAL: { family: 'VN', picks: upTo(100, 2), groups: 1, hits: (result, pick) => once(result[0]?.[0]?.endsWith(pick)), most: () => 1 },
  /** The last two digits of any of the 18 numbers, paid for each occurrence. */
  VN_TWO: { family: 'VN', picks: upTo(100, 2), groups: 1, hits: endings, most: () => 18 },
  /** The last three digits of any number that has as many. */
  VN_THREE: { family: 'VN', picks: upTo(1000, 3), groups: 1, hits: endings, most: () => 17 },
  /** All five digits in their places. */
  FIVE_STRAIGHT: {
    family: 'FIVE',
    picks: upTo(10, 1),
    groups: 5,
    combined: true,
    hits: (result, pick, group) => once(result[0]?.[group] === pick),
    most: () => 1,
  },
  /** A digit in its place. */
  FIVE_PLACE: {
    family: 'FIVE',
    picks: upTo(10, 1),
    groups: 5,
    hits: (result, pick, group) => once(result[0]?.[group] === pick),
    most: filled,
  },
  /** The sum of the five digits: big from 23, small to 22. */
  FIVE_SUM: { family: 'FIVE', picks: halves, groups: 1, hits: (result, pick) => halfOf(sum(result), 22, pick), most: pairs },
  /** A face, paid once for each die that shows it. */
  DICE_FACE: {
    family: 'DICE',
    picks: ['1', '2', '3', '4', '5', '6'],
    groups: 1,
    hits: (result, pick) => result.flat().filter((die) => die === pick).length,
    most: () => 3,
  },
  /** The sum of the dice: big from 11, small to 10. With three equal dice, every bet loses. */
  DICE_SUM: {
    family: 'DICE',
    picks: halves,
    groups: 1,
    hits: (result, pick) => (new Set(result.flat()).size === 1 ? 0 : halfOf(sum(result), 10, pick)),
    most: pairs,
  },
} as const satisfies Record<string, Play>

/** One of `PlayCode.options`; `playOf` returns the rules of the play. */
export type PlayCode = keyof typeof plays
/** The way to bet on a draw: the family of the lottery and what is picked, such as DICE_SUM. */
export const PlayCode = /* @__PURE__ */ oneOf(...(Object.keys(plays) as PlayCode[]))

/** A play by its code. */
export const playOf = (code: PlayCode): Play => plays[code]
