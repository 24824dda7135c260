import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'

/** Throws 404 unless the number is that of a deposit, withdrawal, bet or transfer of the member. */
export async function assertOwnOrder(context: Context, orderNo: string): Promise<void> {
  const id = memberOf(context).id
  const { rows } = await sql`
    select 1 from deposit_orders where order_no = ${orderNo} and member_id = ${id}::bigint
    union all select 1 from withdrawals where order_no = ${orderNo} and member_id = ${id}::bigint
    union all select 1 from lottery_orders where order_no = ${orderNo} and member_id = ${id}::bigint
    union all select 1 from game_records where round_id = ${orderNo} and member_id = ${id}::bigint
    union all select 1 from member_transfers where transfer_no = ${orderNo} and ${id}::bigint in (sender_id, receiver_id)`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
}
