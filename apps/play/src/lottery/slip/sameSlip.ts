import type { BetLine } from '@platform/sdk/lottery'

type Line = Pick<BetLine, 'playCode' | 'numbers' | 'unit' | 'multiplier'>

const textOf = (lines: readonly Line[]) =>
  lines
    .map(({ playCode, numbers, unit, multiplier }) => [playCode, numbers, unit, multiplier].join('|'))
    .toSorted()
    .join('\n')

/** Whether two slips are the same bet, whatever the order of their lines. */
export const sameSlip = (one: readonly Line[], other: readonly Line[]): boolean => textOf(one) === textOf(other)
