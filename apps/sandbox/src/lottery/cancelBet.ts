import { minor, type OutputOf } from '@platform/sdk'
import type { cancelSubOrder } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { refund } from '../ledger/wallet.ts'
import { orderNamed } from './ordersOf.ts'

/** Takes one line back while its draw is on sale, in the transaction of the call's key. */
export async function cancelBet(subNo: string, context: Context): Promise<OutputOf<typeof cancelSubOrder>> {
  const { db } = context
  const { id: member_id } = memberOf(context)
  const bet = await db
    .selectFrom('lottery_suborders as s')
    .innerJoin('lottery_orders as o', 'o.order_no', 's.order_no')
    .select(['s.order_no', 's.stake', 'o.draw_id'])
    .where('s.sub_no', '=', subNo)
    .where('o.member_id', '=', member_id)
    .executeTakeFirst()
  if (!bet) throw notFound()
  // The draw first, as a settlement does, then the order: a parallel cancellation of another line of it waits here.
  const draw = await db.selectFrom('lottery_draws').selectAll().where('id', '=', bet.draw_id).forShare().executeTakeFirstOrThrow()
  await db.selectFrom('lottery_orders').select('order_no').where('order_no', '=', bet.order_no).forUpdate().execute()
  const at = context.now()
  if (draw.status !== 'open' || at >= draw.locks_at) throw new Refusal('lottery.cancelClosed', 400)
  const update = await db
    .updateTable('lottery_suborders')
    .set({ status: 'cancelled' })
    .where('sub_no', '=', subNo)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (update.numUpdatedRows === 0n) throw new Refusal('lottery.cancelClosed', 400)
  const balance = await refund(db, { stake: `bet:${bet.order_no}`, amount: bet.stake, key: `cancel:${subNo}`, at })
  await db.updateTable('game_records').set({ status: 'cancelled', settled_at: at }).where('round_id', '=', subNo).execute()
  await sql`
    update lottery_orders o set stake = stake - ${bet.stake}, status = case when exists
      (select 1 from lottery_suborders s where s.order_no = o.order_no and s.status = 'open') then 'open' else 'cancelled' end
    where order_no = ${bet.order_no}`.execute(db)
  return { order: await orderNamed(bet.order_no, context), balance: minor(balance) }
}
