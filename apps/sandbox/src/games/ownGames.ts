import type { InputOf, OutputOf } from '@platform/sdk'
import type { getFavoriteGames } from '@platform/sdk/games'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { catalogueOf, gameNamed, gameOf, type CatalogueGame } from '../catalogue/exports.ts'
import { pageOf, paging } from './gamesOf.ts'

/** No list that a player fills is longer. */
const MAX_FAVORITES = 500
const MAX_RECENT = 26

/** Marks a game; a second time changes nothing. */
export async function addFavorite(nodeId: string, context: Context) {
  const member_id = memberOf(context).id
  await gameNamed(nodeId, context)
  const { rows } = await sql`
    insert into favorites (member_id, node_id, created_at)
    select ${member_id}::bigint, ${nodeId}, ${context.now()}::bigint
    where (select count(*) from favorites where member_id = ${member_id}) < ${MAX_FAVORITES}
    on conflict (member_id, node_id) do update set node_id = excluded.node_id returning 1`.execute(context.db)
  if (rows.length === 0) throw new Refusal('favorites.full', 400)
  return { success: true as const }
}

/** Unmarks a game; not an error if the game is not marked or no longer exists. */
export async function removeFavorite(nodeId: string, context: Context) {
  await context.db.deleteFrom('favorites').where('member_id', '=', memberOf(context).id).where('node_id', '=', nodeId).execute()
  return { success: true as const }
}

/** The ids of all favorites, newest first. */
export async function favoriteIds(context: Context) {
  return { nodeIds: (await favoritesOf(context)).map(({ node_id }) => node_id) }
}

/** One page of favorites, newest first. */
export async function pageOfFavorites(
  { gameType, pageNo }: InputOf<typeof getFavoriteGames>,
  context: Context,
): Promise<OutputOf<typeof getFavoriteGames>> {
  const offered = await stillOffered(await favoritesOf(context), context)
  const games = offered.filter((game) => !gameType || game.game_type === gameType)
  return { content: pageOf(games, pageNo, context), ...paging(games.length, pageNo) }
}

const favoritesOf = (context: Context) =>
  context.db
    .selectFrom('favorites')
    .select('node_id')
    .where('member_id', '=', memberOf(context).id)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()

/** Notes that a game was opened now. */
export async function addRecentGame(nodeId: string, context: Context) {
  const member_id = memberOf(context).id
  await gameNamed(nodeId, context)
  await context.db
    .insertInto('recent_games')
    .values({ member_id, node_id: nodeId, played_at: context.now() })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ played_at: context.now() }))
    .execute()
  return {}
}

/** The games opened last, newest first. */
export async function recentGames(context: Context) {
  const rows = await context.db
    .selectFrom('recent_games')
    .select('node_id')
    .where('member_id', '=', memberOf(context).id)
    .orderBy('played_at', 'desc')
    .limit(MAX_RECENT)
    .execute()
  return { content: (await stillOffered(rows, context)).map((game) => gameOf(game, context.language)) }
}

/** A merchant may have dropped a game since. */
async function stillOffered(rows: { node_id: string }[], context: Context): Promise<CatalogueGame[]> {
  const catalogue = await catalogueOf(context)
  return rows.map(({ node_id }) => catalogue.get(node_id)).filter((game) => game !== undefined)
}
