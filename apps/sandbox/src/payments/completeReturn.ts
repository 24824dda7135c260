import type { Db } from '../db/openDatabase.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import type { PaymentService } from './PaymentService.ts'
import { addEvent, setStatus } from './steps.ts'

/** Has the payment service give money back, and writes down under which id it did. */
export const completeReturn =
  (db: Db, service: PaymentService, now: () => number): EffectHandler =>
  async ({ key: endToEndId }) => {
    const stateOf = (from: Db) =>
      from
        .selectFrom('deposit_payments as p')
        .innerJoin('deposit_orders as o', 'o.order_no', 'p.order_no')
        .select(['p.status', 'p.amount', 'p.reason', 'p.order_no', 'o.status as order'])
        .where('p.end_to_end_id', '=', endToEndId)
    const payment = await stateOf(db).executeTakeFirstOrThrow()
    if (payment.status !== 'returning') return
    const { returnId, at } = await service.returnPayment({ endToEndId, amount: payment.amount })
    await db.transaction().execute(async (trx) => {
      // Everybody who changes payments of an order holds the order.
      await trx.selectFrom('deposit_orders').select('order_no').where('order_no', '=', payment.order_no).forUpdate().execute()
      const { order_no, order, status, reason, amount } = await stateOf(trx).executeTakeFirstOrThrow()
      if (status !== 'returning') return
      await trx
        .updateTable('deposit_payments')
        .set({ status: 'returned', return_id: returnId, returned_at: at })
        .where('end_to_end_id', '=', endToEndId)
        .execute()
      await addEvent(trx, { order_no, at, event: 'returned', actor: 'bank', reason, amount, end_to_end_id: endToEndId })
      const others = trx
        .selectFrom('deposit_payments')
        .select('end_to_end_id')
        .where('order_no', '=', order_no)
        .where('status', '=', 'returning')
      if (order === 'returning' && !(await others.executeTakeFirst())) await setStatus(trx, order_no, 'returned', { at: now() })
    })
  }
