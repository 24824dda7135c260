import type { InputOf, OutputOf } from '@platform/sdk'
import type { getRoundReplay } from '@platform/sdk/games'
import { invalid, Refusal } from '../base/Refusal.ts'
import { hasReplay } from '../catalogue/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { pageKeyOf } from '../gateway/sessions.ts'
import { hashToken, newToken } from '../gateway/tokens.ts'
import { isOwnAddress, TICKET_MS } from './launch.ts'

/** A ticket that shows one settled round of the member again, as an address of its game. */
export async function roundReplay(
  { orderNo, backUrl }: InputOf<typeof getRoundReplay>,
  context: Context,
): Promise<OutputOf<typeof getRoundReplay>> {
  const { db, merchant, language, now, origin, session } = context
  if (!isOwnAddress(backUrl, context)) throw invalid('backUrl')
  const member_id = memberOf(context).id
  const round = await db
    .selectFrom('game_records')
    .select(['node_id', 'status', 'detail'])
    .where('round_id', '=', orderNo)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  if (!round || !hasReplay(round)) throw new Refusal('notFound', 404)
  const page_key = await pageKeyOf(db, session ?? '', now())
  if (!page_key) throw new Refusal('session.expired', 401)
  const ticket = newToken()
  const row = {
    ticket_hash: hashToken(ticket),
    member_id,
    node_id: round.node_id,
    back_url: backUrl,
    language,
    page_key,
    round_id: orderNo,
  }
  await db
    .insertInto('launch_tickets')
    .values({ ...row, expires_at: now() + TICKET_MS, used_at: null })
    .execute()
  const query = new URLSearchParams({ ticket, merchant: merchant.code, lang: language, round: orderNo })
  return { gameUrl: `${origin}/play/game?${query}` }
}
