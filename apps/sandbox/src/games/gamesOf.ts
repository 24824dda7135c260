import type { InputOf, OutputOf } from '@platform/sdk'
import type { Game, getGameList } from '@platform/sdk/games'
import type { Context } from '../gateway/Context.ts'
import { catalogueOf, gameOf, type CatalogueGame } from '../catalogue/exports.ts'
import { fold } from './fold.ts'

type Filter = InputOf<typeof getGameList>

export const PAGE_SIZE = 26

/** One page of the games that match the filter; past the end it is empty. */
export async function pageOfGames(filter: Filter, context: Context): Promise<OutputOf<typeof getGameList>> {
  const catalogue = await catalogueOf(context)
  const games = [...catalogue.values()].filter(matching(filter))
  return { games: pageOf(games, filter.pageNo, context), ...paging(games.length, filter.pageNo) }
}

/** The popular games, hottest first. */
export async function hotGames(gameType: Filter['gameType'], context: Context): Promise<Game[]> {
  const catalogue = await catalogueOf(context)
  return [...catalogue.values()]
    .filter((game) => !game.lobby && game.hot_rank !== null && (!gameType || game.game_type === gameType))
    .sort((a, b) => a.hot_rank! - b.hot_rank!)
    .slice(0, PAGE_SIZE)
    .map((game) => gameOf(game, context.language))
}

/** The 26 games of a 1-based page. */
export const pageOf = (games: CatalogueGame[], pageNo: number | undefined, { language }: Context): Game[] => {
  const { pageNum } = paging(games.length, pageNo)
  return games.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE).map((game) => gameOf(game, language))
}

export const paging = (count: number, pageNo = 1) => ({ pageNum: Math.max(1, pageNo), totalPages: Math.ceil(count / PAGE_SIZE) })

function matching({ gameType, vassalage, isNew, gameClassify, minBet, gameName }: Filter) {
  const searchText = gameName === undefined ? '' : fold(gameName)
  // Cents; a filter that is not a number matches everything.
  const stake = minBet ? Math.round(Number(minBet) * 100) : Number.NaN
  return (game: CatalogueGame): boolean =>
    !game.lobby &&
    (!gameType || game.game_type === gameType) &&
    (!vassalage || game.vendor === vassalage) &&
    (!isNew || game.is_new) &&
    (!gameClassify || isOfClass(game, gameClassify)) &&
    (Number.isNaN(stake) || game.min_bet === stake) &&
    game.search.includes(searchText)
}

/** NEW, HOT and ALL are the platform's classes (section 3, "game select types"), the others the vendor's own. */
function isOfClass({ classes, is_new, hot_rank }: CatalogueGame, name: string): boolean {
  if (name === 'ALL') return true
  if (name === 'NEW') return is_new
  if (name === 'HOT') return hot_rank !== null
  return classes.includes(name)
}
