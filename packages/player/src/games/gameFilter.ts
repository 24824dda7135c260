import type { GameCategory } from '../merchant/GameCategory.ts'

/** Options for the minimum bet (section 9). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Whether a list can be filtered by minimum bet: the calls for favorites and popular games cannot. */
export const hasMinBet = ({ gameType, category }: Pick<ListFilter, 'gameType' | 'category'>) =>
  gameType === 'RNG' && category !== 'FAV' && category !== 'HOT'

/** The state of a game list in its address. `page` is not included: every change starts at page 1. */
export interface ListFilter {
  gameType: GameCategory
  /** A select type or a vendor-supplied class. */
  category: string
  vendor: string
  search: string
  minBet: string
  /** Favorites of every type. */
  everyType?: true | undefined
}

const NAMES = { category: 'category', vendor: 'vassalage', search: 'q', minBet: 'minBet' } as const
const MAX_TEXT = 60

const clean = (text: string | null) => (text ?? '').trim().slice(0, MAX_TEXT)

/** Reads the address. A game type that this merchant does not offer falls back to the first one, with `unknownType` set. */
export function readFilter(query: URLSearchParams, offered: readonly GameCategory[]): { filter: ListFilter; unknownType: boolean } {
  const requestedType = (query.get('gameType') ?? '').trim().toUpperCase()
  const offeredType = offered.find((type) => type === requestedType)
  const gameType = offeredType ?? offered[0] ?? 'RNG'
  const category = clean(query.get(NAMES.category)) || 'ALL'
  const minBet = query.get(NAMES.minBet) ?? ''
  return {
    unknownType: requestedType !== '' && !offeredType,
    filter: {
      ...(category === 'FAV' && requestedType === '' && offered.length > 1 && { everyType: true as const }),
      gameType,
      category: category === 'NEW' && gameType !== 'RNG' ? 'ALL' : category,
      vendor: clean(query.get(NAMES.vendor)),
      search: clean(query.get(NAMES.search)),
      minBet: hasMinBet({ gameType, category }) && (MIN_BETS as readonly string[]).includes(minBet) ? minBet : '',
    },
  }
}

/** The filter as a query, without defaults, so that addresses stay short. */
export function writeFilter(filter: ListFilter): URLSearchParams {
  const query = new URLSearchParams(filter.everyType ? {} : { gameType: filter.gameType })
  if (filter.category !== 'ALL') query.set(NAMES.category, filter.category)
  if (filter.vendor) query.set(NAMES.vendor, filter.vendor)
  if (filter.search) query.set(NAMES.search, filter.search)
  if (filter.minBet) query.set(NAMES.minBet, filter.minBet)
  return query
}

/** Another game type resets the filter: classes, vendors and bets do not carry over. */
export const ofType = (gameType: GameCategory): ListFilter => ({ gameType, category: 'ALL', vendor: '', search: '', minBet: '' })

/** Selecting the selected vendor clears it. Spec 4. */
export const toggleVendor = (filter: ListFilter, vendor: string): ListFilter => ({
  ...filter,
  vendor: filter.vendor === vendor ? '' : vendor,
})

/** Number of active filters of the drawer. */
export const filterCount = (filter: ListFilter) => Number(filter.vendor !== '') + Number(filter.minBet !== '')
