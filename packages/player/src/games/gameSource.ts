import type { Game, Vendor } from '@platform/sdk/games'
import type { GameCategory } from '../merchant/GameCategory.ts'
import { fold } from '../i18n/fold.ts'
import type { ListFilter } from './gameFilter.ts'

/** Vendor of all in-house games. Spec 1. */
export const HOUSE_VENDOR = 'BGS'

/** Games per page. Spec 9. */
export const PAGE_SIZE = 26

/** The call to request games from: a list, the popular ones, or the member's favorites. */
export type GameSource =
  | {
      from: 'list'
      input: { gameType: GameCategory; gameName?: string; gameClassify?: string; isNew?: boolean; minBet?: string; vassalage?: string }
    }
  | { from: 'hot'; gameType: GameCategory }
  | { from: 'favorites'; gameType: GameCategory | undefined }

/** The call of a filter. Those for favorites and popular games have no search: `narrow` applies it here. */
export function gameSource({ gameType, category, vendor, search, minBet, everyType }: ListFilter): GameSource {
  if (category === 'FAV') return { from: 'favorites', gameType: everyType ? undefined : gameType }
  if (category === 'HOT') return { from: 'hot', gameType }
  return {
    from: 'list',
    input: {
      gameType,
      ...(category === 'NEW' && { isNew: true }),
      ...(category !== 'NEW' && category !== 'ALL' && { gameClassify: category }),
      ...(search && { gameName: search }),
      ...(minBet && { minBet }),
      ...(gameType === 'INHOUSE' ? { vassalage: HOUSE_VENDOR } : vendor && { vassalage: vendor }),
    },
  }
}

/** Applies vendor and search to a complete list, without accents and case, like the gateway's own search. */
export function narrow(games: readonly Game[], { vendor, search }: Pick<ListFilter, 'vendor' | 'search'>): Game[] {
  const folded = fold(search)
  return games.filter((game) => (!vendor || game.vassalage === vendor) && (!folded || fold(game.gameName).includes(folded)))
}

/** Joins pages. A game that moved between two pages while they were requested is listed once, at its first position. */
export function joinPages(pages: readonly (readonly Game[])[]): Game[] {
  const seen = new Set<string>()
  return pages.flat().filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId))
}

/** Vendors of a game type, in the gateway's order. In-house games have only one, so there is no choice. */
export const vendorsOf = (vendors: readonly Vendor[], gameType: GameCategory) =>
  gameType === 'INHOUSE' ? [] : vendors.filter((vendor) => vendor.gameType === gameType)

/** Entries of the category menu: all, new (only RNG), favorites, hot, then the vendors' classes. FISH has none. Spec 4, 9. */
export function categoriesOf(vendors: readonly Vendor[], gameType: GameCategory): string[] {
  const classes = gameType === 'FISH' ? [] : vendorsOf(vendors, gameType).flatMap((vendor) => vendor.gameClassify)
  return [...new Set(['ALL', ...(gameType === 'RNG' ? ['NEW'] : []), 'FAV', 'HOT', ...classes.filter(Boolean)])]
}

/** Number of games of a filter: exact once every page is loaded, otherwise the minimum by the full pages. */
export const resultCount = (shown: number, pages: number, totalPages: number): { games: number; exact: boolean } =>
  pages >= totalPages ? { games: shown, exact: true } : { games: (totalPages - 1) * PAGE_SIZE, exact: false }
