import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Gauge } from './Gauge.ts'

/** Orders whose money may still come. */
const waiting = ['created', 'waiting', 'review']

/**
 * The limits of what a member deposits: gross, all that was credited in the period, by payments and by other members. `withOrders`: open
 * orders count too.
 */
export async function depositGauges(db: Db, memberId: number, at: number, { withOrders }: { withOrders: boolean }): Promise<Gauge[]> {
  const { rows } = await sql<Gauge>`
    select l.kind, l.period, l.value, l.noticed_day as "noticedDay", p.first as "firstDay", p.finish as "resetsAt", (
      coalesce((select sum(amount) from deposit_payments
        where member_id = l.member_id and status = 'credited' and credited_at >= p.start and credited_at < p.finish), 0)
      + coalesce((select sum(amount) from member_transfers
        where receiver_id = l.member_id and created_at >= p.start and created_at < p.finish), 0)
      + coalesce((select sum(amount) from red_envelope_packets
        where taken_by = l.member_id and taken_at >= p.start and taken_at < p.finish), 0)
      + coalesce((select sum(amount) from deposit_orders
        where member_id = l.member_id and status = any (${withOrders ? waiting : []}::text[])), 0))::bigint as used
    from limits l join limit_frames(${memberId}::bigint, ${at}::bigint) p on p.period = l.period
    where l.member_id = ${memberId} and l.kind = 'deposit'`.execute(db)
  return rows
}
