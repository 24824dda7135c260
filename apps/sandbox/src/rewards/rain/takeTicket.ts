import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { lockOpenAccount } from '../../account/exports.ts'
import type { Db } from '../../db/openDatabase.ts'
import { assertUnprotected } from '../../gateway/protectionState.ts'
import { notFound, Refusal } from '../../base/Refusal.ts'

/** Days whose valid stakes entitle a member to take part. */
export const STAKE_DAYS = 7
const DAY = 86_400_000

interface Taker {
  sessionId: string
  merchant: string
  memberId: number
  at: number
}

/** The member's ticket of an open rain, one for all requests. In the caller's transaction: the draw waits until it is written. */
export async function takeTicket(db: Db, { sessionId, merchant, memberId, at }: Taker): Promise<string> {
  const rain = await db
    .selectFrom('rain_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('merchant', '=', merchant)
    .forShare()
    .executeTakeFirst()
  if (!rain) throw notFound()
  const findTicket = () =>
    db.selectFrom('rain_tickets').select('ticket').where('session_id', '=', sessionId).where('member_id', '=', memberId).executeTakeFirst()
  // Under the lock of the wallet no bet of the stake becomes void meanwhile.
  await lockOpenAccount(db, memberId)
  await assertUnprotected(db, memberId, at)
  const before = await findTicket()
  if (before) return before.ticket
  if (at < rain.opens_at) throw new Refusal('rain.early', 400)
  if (at >= rain.closes_at || rain.drawn_at !== null) throw new Refusal('rain.ended', 400)
  if (rain.stake > 0 && (await stakeOf(db, memberId, at)) < rain.stake) throw new Refusal('rain.stake', 400)
  const ticket = randomBytes(16).toString('hex')
  await db
    .insertInto('rain_tickets')
    .values({ session_id: sessionId, member_id: memberId, ticket, taken_at: at, rank: null, amount: null })
    .onConflict((conflict) => conflict.columns(['session_id', 'member_id']).doNothing())
    .execute()
  return (await findTicket())!.ticket
}

/** Cents of valid stakes that settled in the last `STAKE_DAYS` days. */
export async function stakeOf(db: Db, memberId: number, at: number): Promise<number> {
  const { rows } = await sql<{ stake: number }>`
    select coalesce(sum(valid_stake), 0)::bigint as stake from game_records
    where member_id = ${memberId} and status = 'settled' and settled_at > ${at - STAKE_DAYS * DAY}::bigint and settled_at <= ${at}::bigint`.execute(
    db,
  )
  return rows[0]!.stake
}
