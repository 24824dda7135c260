import type { Db } from '../db/openDatabase.ts'
import { applyPayment } from './applyPayment.ts'
import type { PaymentService } from './PaymentService.ts'

/** What knows how to bring orders up to what was paid. */
export interface Settling {
  db: Db
  service: PaymentService
  now(): number
}

/** Asks the payment service what was paid for an order, and does what follows. Never in a transaction. */
export async function settleOrder({ db, service, now }: Settling, orderNo: string): Promise<void> {
  for (const payment of await service.getCharge(orderNo)) await applyPayment(db, payment, now())
}

const OVERLAP_MS = 3 * 86_400_000

/** Finds what no webhook told: everything that was paid or taken back since the last payment that is known, and three days before it. */
export async function reconcile({ db, service, now }: Settling): Promise<number> {
  const { last } = await db
    .selectFrom('deposit_payments')
    .select((eb) => eb.fn.max<number | null>('paid_at').as('last'))
    .executeTakeFirstOrThrow()
  const payments = await service.listPaid(Math.min(last ?? 0, now()) - OVERLAP_MS)
  const known = await db
    .selectFrom('deposit_payments')
    .select(['end_to_end_id', 'status'])
    .where('end_to_end_id', 'in', ['', ...payments.map(({ endToEndId }) => endToEndId)])
    .execute()
  const statusOf = new Map(known.map(({ end_to_end_id, status }) => [end_to_end_id, status]))
  const news = payments.filter(({ endToEndId, clawedBackAt }) => {
    const status = statusOf.get(endToEndId)
    return !status || (clawedBackAt && status !== 'clawedBack')
  })
  for (const payment of news) await applyPayment(db, payment, now())
  return news.length
}
