import { minor, type Minor } from '../core/Minor.ts'

/**
 * Average cost of clearing a turnover requirement, in cents, rounded up: the remaining turnover, by the category's margin on each bet, by
 * the part of a bet that counts. `returnToPlayer` in hundredths of a percent (9600 = 96 %), `weight` in percent. R$ 1,000 left at 96 % cost
 * R$ 40, and R$ 400 if a bet counts a tenth.
 */
export const expectedCost = ({ left, returnToPlayer, weight }: { left: Minor; returnToPlayer: number; weight: number }): Minor =>
  minor(Math.ceil((left * Math.max(0, 10_000 - returnToPlayer)) / (100 * weight)))
