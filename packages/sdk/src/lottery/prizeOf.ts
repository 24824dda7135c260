import { minor, type Minor } from '../core/Minor.ts'
import type { BetLine } from './betLine.ts'
import { parseNumbers } from './numbers.ts'
import { playOf } from './plays.ts'

/** Odds in hundredths (195 pays 1.95 times the bet), wins as `winsOf` counts them. Fractions of a cent stay with the house. */
export function prizeOf({ unit, multiplier }: Pick<BetLine, 'unit' | 'multiplier'>, odds: number, wins: number): Minor {
  const hundredths = unit * multiplier * odds * wins
  if (!Number.isSafeInteger(hundredths)) throw new RangeError('a prize beyond what can be counted')
  return minor((hundredths - (hundredths % 100)) / 100)
}

/** The most that a line can win, in cents. */
export const possibleWinOf = (line: BetLine, odds: number): Minor =>
  prizeOf(line, odds, playOf(line.playCode).most(parseNumbers(line.numbers)))
