import { minor, type Minor } from '../core/Minor.ts'

/**
 * What clearing a turnover requirement costs on average, in cents, rounded up: what is left to bet, by what a category keeps of each bet, by
 * the part of a bet that counts. `returnToPlayer` in hundredths of a percent (9600 = 96 %), `weight` in percent. R$ 1,000 left at 96 % cost
 * R$ 40, and R$ 400 where a bet counts a tenth.
 */
export const expectedCost = ({ left, returnToPlayer, weight }: { left: Minor; returnToPlayer: number; weight: number }): Minor =>
  minor(Math.ceil((left * Math.max(0, 10_000 - returnToPlayer)) / (100 * weight)))
