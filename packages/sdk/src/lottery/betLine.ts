import { minor, type Minor } from '../core/Minor.ts'
import { parseNumbers, type Numbers } from './numbers.ts'
import { playOf, type LotteryFamily, type PlayCode } from './plays.ts'

/** One line of a slip: a play, the picks in the format of `parseNumbers`, and the cost of each bet. */
export interface BetLine {
  playCode: PlayCode
  numbers: string
  /** Cents: one of the limits' units. */
  unit: Minor
  multiplier: number
}

/** The limits of a lottery; the gateway returns them. Amounts in cents. */
export interface BetLimits {
  units: readonly Minor[]
  maxMultiplier: number
  /** Maximum bets of one line. */
  maxBets: number
  /** Maximum lines of one slip. */
  maxLines: number
  /** Of one slip. */
  maxStake: Minor
  /** Maximum that one slip can win. */
  maxPrize: Minor
}

/** Why a line or a slip is refused: a key for a text, and the field that a `ValidationError` names. */
export type BetProblem = 'playCode' | 'numbers' | 'unit' | 'multiplier' | 'bets' | 'lines' | 'stake' | 'prize'

/** Number of bets in a selection; 0 while it is incomplete. */
export function betsOf(playCode: PlayCode, numbers: Numbers): number {
  const sizes = numbers.map((group) => group.length)
  return playOf(playCode).combined ? sizes.reduce((product, size) => product * size, 1) : sizes.reduce((sum, size) => sum + size, 0)
}

/** Cost of a line: bets × unit × multiplier, in cents. */
export const stakeOf = ({ playCode, numbers, unit, multiplier }: BetLine): Minor =>
  minor(betsOf(playCode, parseNumbers(numbers)) * unit * multiplier)

/** The problem of a line, undefined if it is valid. Page and gateway use this same check. */
export function lineProblem(line: BetLine, family: LotteryFamily, limits: BetLimits): BetProblem | undefined {
  const play = playOf(line.playCode)
  if (play.family !== family) return 'playCode'
  const numbers = parseNumbers(line.numbers)
  const distinct = numbers.every((group) => new Set(group).size === group.length)
  const areOffered = numbers.every((group) => group.every((pick) => play.picks.includes(pick)))
  if (numbers.length !== play.groups || !distinct || !areOffered) return 'numbers'
  const bets = betsOf(line.playCode, numbers)
  if (bets === 0) return 'numbers'
  if (bets > limits.maxBets) return 'bets'
  if (!limits.units.includes(line.unit)) return 'unit'
  const { multiplier } = line
  return Number.isSafeInteger(multiplier) && multiplier >= 1 && multiplier <= limits.maxMultiplier ? undefined : 'multiplier'
}
