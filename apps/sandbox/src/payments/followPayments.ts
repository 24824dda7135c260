import type { Db } from '../db/openDatabase.ts'
import type { OrderRow } from './orderOf.ts'
import { setStatus } from './steps.ts'

/** The state of an order with these payments: the first of this list that one of the payments has. */
const ranks = ['credited', 'returning', 'clawedBack', 'returned'] as const

/**
 * Sets an order to the combined state of its payments, with the reason of the oldest in that state; a payment without a reason has
 * priority. Called after every change of a payment, in the same transaction and under the order's lock. Nothing else sets these states.
 */
export async function followPayments(db: Db, { order_no, status: before, reason: storedReason }: OrderRow, at: number): Promise<void> {
  const payments = await db
    .selectFrom('deposit_payments')
    .select(['status', 'reason'])
    .where('order_no', '=', order_no)
    .orderBy('paid_at')
    .orderBy('end_to_end_id')
    .execute()
  const status = ranks.find((rank) => payments.some((payment) => payment.status === rank))
  if (!status) return
  const paymentsInStatus = payments.filter((payment) => payment.status === status)
  const reason = paymentsInStatus.some((payment) => payment.reason === null) ? null : paymentsInStatus[0]!.reason
  if (status !== before || reason !== storedReason) await setStatus(db, order_no, status, { at, reason })
}
