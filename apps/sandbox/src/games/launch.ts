import type { InputOf } from '@platform/sdk'
import type { launchGame } from '@platform/sdk/games'
import { memberOf, type Context } from '../gateway/Context.ts'
import { originsOf } from '../gateway/merchants.ts'
import { invalid, Refusal } from '../gateway/Refusal.ts'
import { hashToken, newToken } from '../gateway/tokens.ts'
import { gameUnknown } from './ownGames.ts'
import { offered } from './gamesOf.ts'

type Order = InputOf<typeof launchGame>

const TICKET_MS = 60_000
/** These vendors always open their lobby, whatever was tapped (section 1). The vendor's rule goes before the category's. */
const LOBBY_VENDORS = new Set(['TCG_LOTTO_VN', 'TCG_SEA'])

/** A single-use ticket to one game, as an address on the gateway's own origin. */
export async function launch(order: Order, context: Context): Promise<{ gameUrl: string }> {
  const { db, merchant, language, now, origin } = context
  if (!isOwnAddress(order.backUrl, context)) throw invalid('backUrl')
  const game = await gameToOpen(order, context)
  if (!game.support_play || game.maintenance || game.vendor_maintenance) throw new Refusal('game.maintenance', 400)
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
    })
    .execute()
  const query = new URLSearchParams({ ticket, merchant: merchant.code, lang: language })
  if (order.lottoGameCode) query.set('code', order.lottoGameCode)
  return { gameUrl: `${origin}/play/game?${query}` }
}

/** The player comes back to the brand they left, never to an address that a link brought in. */
function isOwnAddress(address: string, { merchant, services, origin }: Context): boolean {
  const url = URL.parse(address)
  if (!url) return false
  return originsOf(merchant, origin).includes(url.origin) || (services.testMode && ['localhost', '127.0.0.1'].includes(url.hostname))
}

async function gameToOpen(order: Order, context: Context) {
  const game = order.nodeId ? await offered(context).where('g.node_id', '=', order.nodeId).executeTakeFirst() : undefined
  const vendor = game?.vendor ?? order.vassalage
  if (vendor && LOBBY_VENDORS.has(vendor)) return lobbyOf(context, 'g.vendor', vendor)
  if (game) return game
  if (order.lottoGameCode) return lobbyOf(context, 'g.game_type', order.lottoPrizeMode === 'Elott' ? 'ELOTT' : 'LOTT')
  if (vendor) return lobbyOf(context, 'g.vendor', vendor)
  throw gameUnknown()
}

async function lobbyOf(context: Context, column: 'g.vendor' | 'g.game_type', value: string) {
  const lobby = await offered(context)
    .where(column, '=', value as never)
    .orderBy('g.lobby', 'desc')
    .orderBy('g.position')
    .executeTakeFirst()
  if (!lobby) throw gameUnknown()
  return lobby
}
