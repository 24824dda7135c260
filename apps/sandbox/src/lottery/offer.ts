import { minor } from '@platform/sdk'
import { plays, type LotteryFamily, type PlayCode, type SlipRules } from '@platform/sdk/lottery'

/** The payout of a win, in hundredths of the bet: 90 to 95 % of all stakes are paid back. */
const odds: Record<PlayCode, number> = {
  VN_SPECIAL: 9500,
  VN_TWO: 525,
  VN_THREE: 5500,
  FIVE_STRAIGHT: 9_400_000,
  FIVE_PLACE: 950,
  FIVE_SUM: 195,
  DICE_FACE: 190,
  DICE_SUM: 195,
}

const limits = {
  units: [100, 10, 1].map(minor),
  maxMultiplier: 999,
  maxBets: 1000,
  maxLines: 20,
  maxStake: minor(2_000_000),
  maxPrize: minor(100_000_000),
}

/** The rules and odds of a lottery of a family. */
export function offerOf(family: LotteryFamily): SlipRules {
  const familyOdds = Object.entries(odds).filter(([code]) => plays[code as PlayCode].family === family)
  return { family, odds: Object.fromEntries(familyOdds), limits }
}
