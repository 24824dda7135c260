import type { Jurisdiction } from '../games/Jurisdiction.ts'
import { isLicensed } from './marketFacts.ts'
import type { MarketProfile } from './MarketProfile.ts'
import { numberOf } from './numberOf.ts'

/** The least time from the start of a round of a game to the next one, ms: 0 where the market has none. Bets on sports are no rounds. */
export function cycleMsOf(market: MarketProfile, category: string): number {
  const cycle = numberOf(market, 'cycleMs')
  if (!cycle || category === 'SPORTS') return 0
  return (category === 'RNG' ? cycle.slot : cycle.other) ?? 0
}

/** The rules of a market for a game of a category; `checkMs`: the time between two reality checks that the member chose. */
export function jurisdictionOf(market: MarketProfile, category: string, checkMs?: number | null): Jurisdiction {
  const noAutoplay = numberOf(market, 'autoplay') === false
  // A stopped animation and a bought bonus round are faster ways to the next result too.
  const noTurbo = numberOf(market, 'turbo') === false
  const check = numberOf(market, 'realityCheckMs')
  const isChecked = check !== undefined
  return {
    socialCasino: false,
    disabledFullscreen: isChecked,
    disabledTurbo: noTurbo,
    disabledSuperTurbo: noTurbo,
    disabledAutoplay: noAutoplay,
    disabledSlamstop: noTurbo,
    disabledSpacebar: noAutoplay,
    disabledBuyFeature: noTurbo,
    displayNetPosition: isChecked,
    displayRTP: isLicensed(market),
    displaySessionTimer: isChecked,
    minimumRoundDuration: cycleMsOf(market, category),
    rtpMin: numberOf(market, 'rtpMin'),
    realityCheckMs: check && (checkMs ?? check.usual),
  }
}
