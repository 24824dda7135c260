import type { Game, RoomType } from '@platform/sdk/games'
import { hasGame } from '@platform/sdk/markets'
import type { Selectable } from 'kysely'
import type { Tables, WireLanguage } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { Refusal } from '../base/Refusal.ts'
import { iconIn } from './iconIn.ts'

export type CatalogueGame = Selectable<Tables['games']> & {
  vendor_maintenance: boolean
  /** The code of the lottery that this game is, if it is one. */
  lottery_code: string | null
}

/** Games that a merchant offers, in its order: by category, then by position. */
export type Catalogue = Map<string, CatalogueGame>

/** Changed by operators, read on every request: a few seconds of delay are acceptable. */
const LIFE_MS = 5000

/** The categories of which the merchant sells anything. */
export const offeredProducts = async (context: Context): Promise<Set<string>> =>
  new Set([...(await catalogueOf(context)).values()].map(({ game_type }) => game_type))

/** The merchant's games by node id, lobbies included; none that its market does not have. */
export function catalogueOf({ db, services, merchant: { brand, market } }: Context): Promise<Catalogue> {
  return services.shared.rows(db, `catalogue|${brand}`, LIFE_MS, async (reader) => {
    const rows = await reader
      .selectFrom('games as g')
      .innerJoin('vendors as v', 'v.code', 'g.vendor')
      .innerJoin('game_categories as c', (join) => join.onRef('c.game_type', '=', 'g.game_type').on('c.merchant', '=', brand))
      .leftJoin('lotteries as l', 'l.node_id', 'g.node_id')
      .selectAll('g')
      .select(['v.maintenance as vendor_maintenance', 'l.code as lottery_code'])
      .orderBy('c.position')
      .orderBy('g.position')
      .orderBy('g.node_id')
      .execute()
    const offered = rows.filter(({ game_type, rtp }) => hasGame(market, { category: game_type, rtp }))
    return new Map(offered.map((row) => [row.node_id, row]))
  })
}

/** A game of this merchant, or 404: absent and not offered here are one answer. */
export async function gameNamed(nodeId: string, context: Context): Promise<CatalogueGame> {
  const game = (await catalogueOf(context)).get(nodeId)
  if (!game) throw gameUnknown()
  return game
}

export const gameUnknown = () => new Refusal('game.unknown', 404)

/** Open to play: neither the game nor its vendor is closed. */
export const isOpen = (game: CatalogueGame): boolean => game.support_play && !game.maintenance && !game.vendor_maintenance

/** Whether the game is a lottery, with draws instead of rounds. */
export const isLottery = (type: string): boolean => type === 'LOTT' || type === 'ELOTT'

const ROOMS: readonly string[] = ['free', 'vip', 'ppv'] satisfies RoomType[]

/** The kind of room a game is played in, if it has one. */
export const roomOf = ({ room_id }: CatalogueGame): { roomType?: RoomType } =>
  ROOMS.includes(room_id) ? { roomType: room_id as RoomType } : {}

/** A game as the wire shows it. */
export const gameOf = (game: CatalogueGame, language: WireLanguage): Game => ({
  nodeId: game.node_id,
  gameName: inLanguage(game, 'name', language),
  vassalage: game.vendor,
  iconUrl: iconIn(game.icon, language),
  gameType: game.game_type,
  gameId: game.lottery_code ?? (game.game_id || game.room_id),
  ...roomOf(game),
  supportPlay: isOpen(game),
})
