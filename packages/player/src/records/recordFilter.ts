import { isPeriod, type Period } from '../blocks/periods.ts'
import type { GameCategory } from '../merchant/defineMerchant.ts'

/** What the address of the betting record holds. `gameType` '' = all products. */
export interface RecordFilter {
  period: Period
  gameType: GameCategory | ''
}

/** Reads the address; what is unknown there is at rest: today, all products. */
export function readRecordFilter(query: URLSearchParams, offered: readonly GameCategory[]): RecordFilter {
  const period = query.get('period')
  return { period: isPeriod(period) ? period : 'today', gameType: offered.find((type) => type === query.get('gameType')) ?? '' }
}

/** The filter as a query, without what is at rest. */
export function writeRecordFilter({ period, gameType }: RecordFilter): URLSearchParams {
  return new URLSearchParams({ ...(period !== 'today' && { period }), ...(gameType && { gameType }) })
}
