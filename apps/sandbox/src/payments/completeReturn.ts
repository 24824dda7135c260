import type { EffectHandler } from '../ledger/effects.ts'
import { holdOrder } from './applyPayment.ts'
import { followPayments } from './followPayments.ts'
import type { Settling } from '../paymentService/exports.ts'
import { addEvent } from './steps.ts'

/** Has the payment service return money, and stores the id of the return. */
export const completeReturn =
  ({ db, service, now }: Settling): EffectHandler =>
  async ({ key: endToEndId }) => {
    const payment = await db.selectFrom('deposit_payments').selectAll().where('end_to_end_id', '=', endToEndId).executeTakeFirstOrThrow()
    if (payment.status !== 'returning') return
    const { order_no, amount, reason } = payment
    const { returnId, at } = await service.returnPayment({ endToEndId, amount })
    await db.transaction().execute(async (trx) => {
      const order = await holdOrder(trx, order_no)
      const update = await trx
        .updateTable('deposit_payments')
        .set({ status: 'returned', return_id: returnId, returned_at: at })
        .where('end_to_end_id', '=', endToEndId)
        // Not if the bank has clawed it back meanwhile.
        .where('status', '=', 'returning')
        .executeTakeFirst()
      if (!order || update.numUpdatedRows === 0n) return
      await addEvent(trx, { order_no, at, event: 'returned', actor: 'bank', reason, amount, end_to_end_id: endToEndId })
      await followPayments(trx, order, now())
    })
  }
