import type { Game } from '@platform/sdk/games'
import type { InputOf, OutputOf } from '@platform/sdk'
import type { getGameList } from '@platform/sdk/games'
import { sql, type Selectable } from 'kysely'
import type { Tables, WireLanguage } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { fold } from './fold.ts'

type Filter = InputOf<typeof getGameList>
type Row = Selectable<Tables['games']> & { vendor_maintenance: boolean }

export const PAGE_SIZE = 26

/** Games that this merchant offers, each with whether its vendor is closed. */
export const offered = ({ db, merchant }: Context) =>
  db
    .selectFrom('games as g')
    .innerJoin('vendors as v', 'v.code', 'g.vendor')
    .innerJoin('game_categories as c', (join) => join.onRef('c.game_type', '=', 'g.game_type').on('c.merchant', '=', merchant.brand))
    .selectAll('g')
    .select('v.maintenance as vendor_maintenance')

/** A game as the wire shows it. */
export const gameOf = (row: Row, language: WireLanguage): Game => ({
  nodeId: row.node_id,
  gameName: inLanguage(row, 'name', language),
  vassalage: row.vendor,
  iconUrl: row.icon,
  gameType: row.game_type,
  gameId: row.game_id || row.room_id,
  supportPlay: row.support_play && !row.maintenance && !row.vendor_maintenance,
})

/** One page of a category; past the end it is empty. */
export async function pageOfGames(filter: Filter, context: Context): Promise<OutputOf<typeof getGameList>> {
  const pageNum = Math.max(1, filter.pageNo ?? 1)
  let query = offered(context).where('g.lobby', '=', false)
  if (filter.gameType) query = query.where('g.game_type', '=', filter.gameType)
  if (filter.vassalage) query = query.where('g.vendor', '=', filter.vassalage)
  if (filter.isNew) query = query.where('g.is_new', '=', true)
  if (filter.gameClassify === 'HOT') query = query.where('g.hot_rank', 'is not', null)
  else if (filter.gameClassify === 'NEW') query = query.where('g.is_new', '=', true)
  else if (filter.gameClassify && filter.gameClassify !== 'ALL') query = query.where(sql<boolean>`${filter.gameClassify} = any(g.classes)`)
  const minBet = Number(filter.minBet)
  if (filter.minBet && Number.isFinite(minBet)) query = query.where('g.min_bet', '=', Math.round(minBet * 100))
  if (filter.gameName) query = query.where(sql<boolean>`position(${fold(filter.gameName)} in g.search) > 0`)

  const rows = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('c.position')
    .orderBy('g.position')
    .orderBy('g.node_id')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const total = rows[0]?.total ?? (pageNum > 1 ? await countOf(query) : 0)
  return { games: rows.map((row) => gameOf(row, context.language)), pageNum, totalPages: Math.ceil(total / PAGE_SIZE) }
}

/** A page past the end has no row to read the total from. */
async function countOf(query: ReturnType<typeof offered>): Promise<number> {
  const row = await query.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirst()
  return row?.total ?? 0
}

/** The popular games, hottest first. */
export async function hotGames(gameType: Filter['gameType'], context: Context): Promise<Game[]> {
  let query = offered(context).where('g.hot_rank', 'is not', null).where('g.lobby', '=', false)
  if (gameType) query = query.where('g.game_type', '=', gameType)
  const rows = await query.orderBy('g.hot_rank').orderBy('g.node_id').limit(PAGE_SIZE).execute()
  return rows.map((row) => gameOf(row, context.language))
}
