import { openPageKeys } from '../gateway/sessions.ts'
import { hashToken } from '../gateway/tokens.ts'
import type { Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'

/** A page ends with the session that launched it, which is locked when idle: an evening of play is not cut by a limit of its own. */
const SESSION_MS = 24 * 3_600_000

/** Uses a ticket: once, before it expires, while the session that requested it is open, and only at its merchant. */
export async function openSession({ db, merchant, now }: Context, ticket: string, token: string): Promise<void> {
  if (token.length < 32) throw sessionExpired()
  const token_hash = hashToken(token)
  const wasUnused = await db.transaction().execute(async (trx) => spendTicket({ db: trx, merchant, now }, ticket, token_hash))
  if (!wasUnused) await sameAgain({ db, now }, token_hash)
}

/** False for a used, expired or unknown ticket. Throws `play.ticket` for a token that has a session already; the ticket stays unused then. */
async function spendTicket({ db, merchant, now }: Pick<Context, 'db' | 'merchant' | 'now'>, ticket: string, token_hash: string) {
  const ticketRow = await db
    .updateTable('launch_tickets')
    .set({ used_at: now() })
    .where('ticket_hash', '=', hashToken(ticket))
    .where('used_at', 'is', null)
    // Such a ticket shows a round again, and opens nothing.
    .where('round_id', 'is', null)
    .where('expires_at', '>', now())
    .where('page_key', 'in', openPageKeys(db, now()))
    .where('member_id', 'in', db.selectFrom('members').select('id').where('merchant', '=', merchant.code))
    .returning(['member_id', 'page_key', 'node_id', 'back_url', 'language'])
    .executeTakeFirst()
  if (!ticketRow) return false
  const session = await db
    .insertInto('play_sessions')
    .values({ token_hash, ...ticketRow, created_at: now(), expires_at: now() + SESSION_MS, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!session) throw new Refusal('play.ticket', 400)
  return true
}

/** A page whose first answer was lost repeats the request with the same token. */
async function sameAgain({ db, now }: Pick<Context, 'db' | 'now'>, token_hash: string): Promise<void> {
  const session = await db
    .selectFrom('play_sessions')
    .select('id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!session) throw new Refusal('play.ticket', 400)
}

/** The session behind a page's token: it plays this game from this wallet while the session that launched it is open. */
export async function playSessionOf({ db, merchant, now }: Context, token: string | undefined) {
  if (!token) throw sessionExpired()
  const session = await db
    .selectFrom('play_sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('games as g', 'g.node_id', 's.node_id')
    .innerJoin('vendors as v', 'v.code', 'g.vendor')
    .select(['s.id', 's.member_id', 's.node_id', 's.back_url', 's.language', 'm.merchant', 'm.account', 'm.type'])
    .select([
      'g.name_pt',
      'g.name_en',
      'g.vendor',
      'g.game_type',
      'g.rtp',
      'g.min_bet',
      'g.icon',
      'g.maintenance',
      'v.maintenance as vendor_maintenance',
      'v.name as vendor_name',
    ])
    .where('s.token_hash', '=', hashToken(token))
    // A lottery has its own page and calls.
    .where('g.game_type', 'not in', ['LOTT', 'ELOTT'])
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now())
    .where('m.merchant', '=', merchant.code)
    .where('s.page_key', 'in', openPageKeys(db, now()))
    .executeTakeFirst()
  if (!session) throw sessionExpired()
  return session
}
export type PlaySession = Awaited<ReturnType<typeof playSessionOf>>

const sessionExpired = () => new Refusal('session.expired', 401)
