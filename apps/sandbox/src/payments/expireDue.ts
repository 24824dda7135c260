import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Grace period for a payment made just in time. */
const GRACE_MS = 120_000

/** Ends the orders whose code has expired, of one member or of all. Later payments for them are still processed. */
export async function expireDue(db: Db, now: number, memberId?: number): Promise<void> {
  const ofMember = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`
  await sql`
    with due as (
      select order_no from deposit_orders where status in ('created', 'waiting') and expires_at + ${GRACE_MS}::bigint <= ${now}::bigint ${ofMember}
      for update skip locked
    ), ended as (
      update deposit_orders o set status = 'expired', changed_at = ${now}::bigint from due where o.order_no = due.order_no returning o.order_no
    )
    insert into deposit_events (order_no, at, event, actor) select order_no, ${now}::bigint, 'expired', 'system' from ended`.execute(db)
}
