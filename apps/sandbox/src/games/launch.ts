import type { InputOf, OutputOf } from '@platform/sdk'
import type { launchGame } from '@platform/sdk/games'
import { jurisdictionOf } from '@platform/sdk/markets'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { pageKeyOf } from '../gateway/sessions.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { originsOf } from '../gateway/merchants.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { hashToken, newToken } from '../gateway/tokens.ts'
import { lotteryNamed } from '../lottery/exports.ts'
import { actAtPlay } from '../playSession/exports.ts'
import { catalogueOf, gameUnknown, isLottery, isOpen, roomOf, type Catalogue, type CatalogueGame } from '../catalogue/exports.ts'

type Order = InputOf<typeof launchGame>

/** How long a ticket is valid. */
export const TICKET_MS = 60_000
/** Their tiles open their lobby (section 1); a lottery of theirs opens its own draw like every other. */
const LOBBY_VENDORS = new Set(['TCG_LOTTO_VN', 'TCG_SEA'])

/** A single-use ticket to one game, as an address on the gateway's own origin. */
export async function launch(order: Order, context: Context): Promise<OutputOf<typeof launchGame>> {
  const { db, merchant, language, now, origin, session } = context
  await assertMayPlay(context, memberOf(context).id)
  if (!isOwnAddress(order.backUrl, context)) throw invalid('backUrl')
  const catalogue = await catalogueOf(context)
  const tappedGame = order.nodeId ? catalogue.get(order.nodeId) : undefined
  const game = gameToOpen(order, tappedGame, catalogue)
  if (!isOpen(game)) throw new Refusal('game.maintenance', 400)
  // Without a game id or a room there is nothing to open.
  if (!game.game_id && !game.room_id) throw new Refusal('request.url', 404)
  const code = await lotteryToOpen(order.lottoGameCode ?? tappedGame?.lottery_code, context)
  const page_key = await pageKeyOf(db, session ?? '', now())
  if (!page_key) throw new Refusal('session.expired', 401)
  const checkMs = await actAtPlay(db, { market: merchant.market, memberId: memberOf(context).id, at: now() })
  const ticket = newToken()
  await db
    .insertInto('launch_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      member_id: memberOf(context).id,
      node_id: game.node_id,
      back_url: order.backUrl,
      language,
      expires_at: now() + TICKET_MS,
      used_at: null,
      page_key,
    })
    .execute()
  const query = new URLSearchParams({ ticket, merchant: merchant.code, lang: language })
  if (!isLottery(game.game_type)) {
    const jurisdiction = jurisdictionOf(merchant.market, game.game_type, checkMs)
    return { gameUrl: `${origin}/play/game?${query}`, ...roomOf(game), jurisdiction }
  }
  query.set('code', code ?? 'lobby')
  query.set('view', order.lottoView ?? (code ? 'betting' : 'lobby'))
  return { gameUrl: `${origin}/play/lottery/?${query}` }
}

/** The code of the lottery that is requested, undefined for the lobby. */
async function lotteryToOpen(code: string | null | undefined, context: Context): Promise<string | undefined> {
  if (!code || code === 'lobby') return undefined
  const { game } = await lotteryNamed(code, context)
  if (!isOpen(game)) throw new Refusal('game.maintenance', 400)
  return code
}

/** The player returns to the brand they left, never to an address from a link. */
export function isOwnAddress(address: string, { merchant, services, origin }: Context): boolean {
  const url = URL.parse(address)
  if (!url) return false
  return originsOf(merchant, origin).includes(url.origin) || (services.testMode && ['localhost', '127.0.0.1'].includes(url.hostname))
}

function gameToOpen(order: Order, tappedGame: CatalogueGame | undefined, catalogue: Catalogue): CatalogueGame {
  const vendor = tappedGame?.vendor ?? order.vassalage
  if (vendor && LOBBY_VENDORS.has(vendor)) return lobbyOf(catalogue, (one) => one.vendor === vendor)
  if (tappedGame) return tappedGame
  if (order.lottoGameCode) {
    const type = order.lottoPrizeMode === 'Elott' ? 'ELOTT' : 'LOTT'
    return lobbyOf(catalogue, (one) => one.game_type === type)
  }
  // An unknown nodeId is an error, not a request for the vendor's lobby.
  if (vendor && !order.nodeId) return lobbyOf(catalogue, (one) => one.vendor === vendor)
  throw gameUnknown()
}

/** A vendor or category without a lobby opens its first game. */
function lobbyOf(catalogue: Catalogue, isWanted: (game: CatalogueGame) => boolean): CatalogueGame {
  const candidates = [...catalogue.values()].filter(isWanted)
  const game = candidates.find(({ lobby }) => lobby) ?? candidates[0]
  if (!game) throw gameUnknown()
  return game
}
