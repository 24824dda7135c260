import type { Db } from '../db/openDatabase.ts'
import { notFound, Refusal } from '../gateway/Refusal.ts'
import { applyPayment } from './applyPayment.ts'
import { addEvent } from './steps.ts'

/** What an operator found on the merchant's account: another amount, if it was another. */
export type TransferDecision = { outcome: 'approved'; amount?: number } | { outcome: 'refused' }

/** Decides a transfer, once. What is approved is credited as any payment is, under a number made of the order's. */
export async function decideTransfer(db: Db, orderNo: string, decision: TransferDecision, at: number): Promise<void> {
  const order = await db
    .selectFrom('deposit_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .select(['o.status', 'o.type', 'o.amount', 'm.id_number', 'm.payee_name'])
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst()
  if (order?.type !== 'TRANSFER') throw notFound()
  if (!['waiting', 'review', 'expired'].includes(order.status)) throw new Refusal('deposit.closed', 400)
  if (decision.outcome === 'approved') {
    const payer = { taxNumber: order.id_number, name: order.payee_name }
    await applyPayment(db, { endToEndId: `T${orderNo}`, orderNo, amount: decision.amount ?? order.amount, payer, paidAt: at }, at)
    return
  }
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('deposit_orders')
      .set({ status: 'failed', reason: 'receipt', changed_at: at })
      .where('order_no', '=', orderNo)
      .where('status', 'in', ['waiting', 'review'])
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new Refusal('deposit.closed', 400)
    await addEvent(trx, { order_no: orderNo, at, event: 'refused', actor: 'operator', reason: 'receipt' })
  })
}
