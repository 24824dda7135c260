import { applyPayment } from './applyPayment.ts'
import { applyEach, assertAll, readNews, type Payment, type Settling } from '../paymentService/exports.ts'

/** Requests from the payment service what was paid for an order, and processes the result. Never in a transaction. */
export async function settleOrder(settling: Settling, orderNo: string): Promise<void> {
  assertAll(await applyEach(await settling.service.getCharge(orderNo), (payment) => applyPayment(settling, payment)))
}

/** Finds what no webhook reported: everything that was paid, returned or clawed back. Returns how many payments were new. */
export const reconcile = (settling: Settling): Promise<number> =>
  readNews(settling, {
    name: settling.service.name,
    list: async (since, cursor) => {
      const { payments, next } = await settling.service.listPaid(since, cursor)
      return { items: payments, next }
    },
    apply: async (payments) => applyEach(await newsOf(settling, payments), (payment) => applyPayment(settling, payment)),
  })

/** Payments of a page that the books do not have, or have in another state. */
async function newsOf({ db }: Settling, payments: readonly Payment[]): Promise<Payment[]> {
  if (payments.length === 0) return []
  const ids = payments.map(({ endToEndId }) => endToEndId)
  const storedPayments = await db
    .selectFrom('deposit_payments')
    .select(['end_to_end_id', 'status'])
    .where('end_to_end_id', 'in', ids)
    .execute()
  const statusOf = new Map(storedPayments.map(({ end_to_end_id, status }) => [end_to_end_id, status]))
  return payments.filter(({ endToEndId, clawedBackAt }) => {
    const status = statusOf.get(endToEndId)
    return !status || (clawedBackAt && status !== 'clawedBack')
  })
}
