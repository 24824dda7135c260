import type { IndexedGame } from '@platform/sdk/games'
import type { Context } from '../gateway/Context.ts'
import { catalogueOf, gameOf } from '../catalogue/exports.ts'

const LOTTERIES = new Set(['LOTT', 'ELOTT'])

/** Every game of the merchant by name, in its order. */
export async function gameIndex(context: Context): Promise<{ games: IndexedGame[] }> {
  const games = [...(await catalogueOf(context)).values()].filter(({ lobby }) => !lobby)
  return {
    games: games.map((row) => {
      const { nodeId, gameName, vassalage, gameType, gameId, iconUrl } = gameOf(row, context.language)
      const other = gameOf(row, context.language === 'EN' ? 'PT' : 'EN').gameName
      const otherName = other === gameName ? '' : other
      return { nodeId, gameName, otherName, vassalage, gameType, gameId: LOTTERIES.has(gameType) ? gameId : '', iconUrl }
    }),
  }
}
