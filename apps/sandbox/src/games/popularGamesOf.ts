import type { PopularGames } from '@platform/sdk/games'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { hotGames } from './gamesOf.ts'

/** The merchant's categories in its order, each with its hottest games; a category without games is omitted. */
export async function popularGamesOf(context: Context): Promise<PopularGames[]> {
  const categories = await context.db
    .selectFrom('game_categories')
    .selectAll()
    .where('merchant', '=', context.merchant.brand)
    .orderBy('position')
    .execute()
  const tabs = categories.map(async (row) => ({
    gameType: row.game_type,
    displayName: inLanguage(row, 'name', context.language),
    games: await hotGames(row.game_type, context),
  }))
  return (await Promise.all(tabs)).filter(({ games }) => games.length > 0)
}
