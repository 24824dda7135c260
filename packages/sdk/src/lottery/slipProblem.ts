import { lineProblem, stakeOf, type BetLimits, type BetLine, type BetProblem } from './betLine.ts'
import type { LotteryFamily, PlayCode } from './plays.ts'
import { possibleWinOf } from './prizeOf.ts'

/** What a lottery offers. */
export interface SlipRules {
  family: LotteryFamily
  /** Hundredths, by play; a play without odds is not offered. */
  odds: Partial<Record<PlayCode, number>>
  limits: BetLimits
}

/** The problem of a slip and its line, undefined if the slip is valid. Page and gateway use this same check. */
export function slipProblem(
  lines: readonly BetLine[],
  { family, odds, limits }: SlipRules,
): { problem: BetProblem; line?: number } | undefined {
  if (lines.length === 0 || lines.length > limits.maxLines) return { problem: 'lines' }
  for (const [line, one] of lines.entries()) {
    const problem = odds[one.playCode] ? lineProblem(one, family, limits) : 'playCode'
    if (problem) return { problem, line }
  }
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  if (total(lines.map(stakeOf)) > limits.maxStake) return { problem: 'stake' }
  if (total(lines.map((line) => possibleWinOf(line, odds[line.playCode] ?? 0))) > limits.maxPrize) return { problem: 'prize' }
  return undefined
}
