import { notFound, Refusal } from '../base/Refusal.ts'
import { holdOrder, receive } from './applyPayment.ts'
import type { OrderRow } from './orderOf.ts'
import type { Person, Books } from '../paymentService/exports.ts'
import { addEvent, setStatus } from './steps.ts'

/** An operator's finding on the merchant's account: the payer, and the amount if it was another. */
export type TransferDecision = { outcome: 'approved'; payer: Person; amount?: number } | { outcome: 'refused' }

const refusable: readonly OrderRow['status'][] = ['waiting', 'review', 'expired']
/** Arrived money is credited, also for an order that had ended without it. */
const approvable: readonly OrderRow['status'][] = [...refusable, 'cancelled', 'failed']

/**
 * Decides a transfer, once. An approved transfer is credited like any payment, under a number derived from the order's. One that cannot be
 * credited is not approved: throws `deposit.returned` with the reason, and the operator sends it back at the merchant's bank.
 */
export const decideTransfer = (books: Books, orderNo: string, decision: TransferDecision): Promise<void> =>
  books.db.transaction().execute(async (db) => {
    const at = books.now()
    const order = await holdOrder(db, orderNo)
    if (order?.type !== 'TRANSFER') throw notFound()
    const allowedStatuses = decision.outcome === 'approved' ? approvable : refusable
    if (!allowedStatuses.includes(order.status)) throw new Refusal('deposit.closed', 400)
    if (decision.outcome === 'approved') {
      const { payer, amount = order.amount } = decision
      const { verdict, reason } = await receive({ ...books, db }, order, { endToEndId: `T${orderNo}`, orderNo, amount, payer, paidAt: at })
      if (verdict === 'return') throw new Refusal('deposit.returned', 400, { reason })
      return
    }
    await setStatus(db, orderNo, 'failed', { at, reason: 'receipt' })
    await addEvent(db, { order_no: orderNo, at, event: 'refused', actor: 'operator', reason: 'receipt' })
  })
