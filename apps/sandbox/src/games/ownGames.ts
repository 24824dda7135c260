import type { InputOf, OutputOf } from '@platform/sdk'
import type { getFavoriteGames } from '@platform/sdk/games'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../gateway/Refusal.ts'
import { gameOf, offered, PAGE_SIZE } from './gamesOf.ts'

/** A list that nobody fills by hand needs no more. */
const MAX_FAVORITES = 500
const MAX_RECENT = 26

export const gameUnknown = () => new Refusal('game.unknown', 404)

/** A game of this merchant, or 404: absent and not offered here are one answer. */
export async function gameNamed(nodeId: string, context: Context) {
  const game = await offered(context).where('g.node_id', '=', nodeId).executeTakeFirst()
  if (!game) throw gameUnknown()
  return game
}

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

export async function removeFavorite(nodeId: string, context: Context) {
  await context.db.deleteFrom('favorites').where('member_id', '=', memberOf(context).id).where('node_id', '=', nodeId).execute()
  return { success: true as const }
}

type FavoritePage = OutputOf<typeof getFavoriteGames>

/** One page of favourites, newest first, and the ids of all of them. */
export async function pageOfFavorites(filter: InputOf<typeof getFavoriteGames>, context: Context): Promise<FavoritePage> {
  const member = memberOf(context).id
  const pageNum = Math.max(1, filter.pageNo ?? 1)
  let query = offered(context)
    .innerJoin('favorites as f', 'f.node_id', 'g.node_id')
    .where('f.member_id', '=', member)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.node_id')
  if (filter.gameType) query = query.where('g.game_type', '=', filter.gameType)
  const rows = await query.execute()
  const all = await context.db.selectFrom('favorites').select('node_id').where('member_id', '=', member).execute()
  const page = rows.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
  return {
    content: page.map((row) => gameOf(row, context.language)),
    nodeIds: all.map(({ node_id }) => node_id),
    pageNum,
    totalPages: Math.ceil(rows.length / PAGE_SIZE),
  }
}

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

export async function recentGames(context: Context) {
  const rows = await offered(context)
    .innerJoin('recent_games as p', 'p.node_id', 'g.node_id')
    .where('p.member_id', '=', memberOf(context).id)
    .orderBy('p.played_at', 'desc')
    .limit(MAX_RECENT)
    .execute()
  return { content: rows.map((row) => gameOf(row, context.language)) }
}
