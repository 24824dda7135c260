import { minor, type OutputOf } from '@platform/sdk'
import type { cancelSubOrder } from '@platform/sdk/lottery'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { cancelLine } from './cancelLine.ts'
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
  const balance = await cancelLine(db, { ...bet, sub_no: subNo }, at)
  if (balance === undefined) throw new Refusal('lottery.cancelClosed', 400)
  return { order: await orderNamed(bet.order_no, context), balance: minor(balance) }
}
