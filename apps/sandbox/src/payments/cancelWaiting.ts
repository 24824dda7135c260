import type { Db } from '../db/openDatabase.ts'
import { addEffect } from '../ledger/effects.ts'
import { addEvent, setStatus } from './steps.ts'

/** Ends the orders of a member who may not deposit any more, also those with a receipt: what is still paid for them is returned. Under the lock of the wallet. */
export async function cancelWaiting(db: Db, at: number, memberId: number): Promise<void> {
  const orders = db.selectFrom('deposit_orders').select('order_no').where('member_id', '=', memberId)
  for (const { order_no } of await orders
    .where('status', 'in', ['created', 'waiting', 'review'])
    .orderBy('order_no')
    .forUpdate()
    .execute()) {
    await setStatus(db, order_no, 'cancelled', { at, reason: 'account' })
    await addEvent(db, { order_no, at, event: 'cancelled', actor: 'system', reason: 'account' })
    await addEffect(db, { kind: 'depositCancel', key: order_no, payload: {} }, at)
  }
}
