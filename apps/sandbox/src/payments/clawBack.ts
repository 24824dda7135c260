import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Db } from '../db/openDatabase.ts'
import { closeGrant } from '../ledger/grants.ts'
import { transfer } from '../ledger/transfer.ts'
import { takeBack } from '../ledger/wallet.ts'
import { bonusKey } from './bonus.ts'
import { tellMember } from './messages.ts'
import type { OrderRow } from './orderOf.ts'
import { clawBackKey, creditKey, feeBackKey } from './paymentsOf.ts'
import { addEvent, setStatus } from './steps.ts'

/**
 * The bank took a payment back: what is there of it is taken in cash, its bonus ends, the rest is owed. A payment that was on its way back
 * was never credited, so nothing is taken.
 */
export async function clawBack(db: Db, order: OrderRow, payment: Selectable<Tables['deposit_payments']>, at: number): Promise<void> {
  const { end_to_end_id: id, amount, fee, status, reason } = payment
  const { order_no, merchant, member_id } = order
  if (status === 'returned') return
  if (status === 'credited') {
    const of = { merchant, reference: order_no, at }
    await takeBack(db, { ...of, memberId: member_id, amount: amount - fee, key: clawBackKey(id) }, 'clawback')
    const legs = [
      { party: 'fees' as const, amount: -fee },
      { party: 'cashier' as const, amount: fee },
    ]
    if (fee > 0) await transfer(db, { ...of, kind: 'fee', key: feeBackKey(id), legs })
    if (await bonusCameWith(db, order_no, id)) await closeGrant(db, bonusKey(order_no), at)
  }
  await db.updateTable('deposit_payments').set({ status: 'clawedBack' }).where('end_to_end_id', '=', id).execute()
  await addEvent(db, { order_no, at, event: 'clawedBack', actor: 'bank', reason, amount: amount - fee, end_to_end_id: id })
  const left = db
    .selectFrom('deposit_payments')
    .select('status')
    .where('order_no', '=', order_no)
    .where('status', 'in', ['credited', 'returning'])
  if (order.status === status && !(await left.executeTakeFirst())) await setStatus(db, order_no, 'clawedBack', { at })
  await tellMember(db, member_id, { status: 'clawedBack', reason }, at)
}

/** The bonus came with the first payment that was credited. */
async function bonusCameWith(db: Db, orderNo: string, endToEndId: string): Promise<boolean> {
  const first = await db
    .selectFrom('ledger_transfers')
    .select('key')
    .where('reference', '=', orderNo)
    .where('kind', '=', 'deposit')
    .orderBy('id')
    .executeTakeFirst()
  return first?.key === creditKey(endToEndId)
}
