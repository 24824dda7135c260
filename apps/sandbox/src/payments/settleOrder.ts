import { applyPayment } from './applyPayment.ts'
import type { Payment } from './PaymentService.ts'
import type { Settling } from './Settling.ts'

/** Asks the payment service what was paid for an order, and does what follows. Never in a transaction. */
export async function settleOrder(settling: Settling, orderNo: string): Promise<void> {
  assertAll(await applyEach(settling, await settling.service.getCharge(orderNo)))
}

/** What the service may learn of late, and how far its clock may be off ours. */
const OVERLAP_MS = 3_600_000

/**
 * Finds what no webhook told: everything that was paid, returned or taken back since the last time that this went through, page after page.
 * Returns how many payments were news.
 */
export async function reconcile(settling: Settling): Promise<number> {
  const { db, service, now } = settling
  const began = now()
  const row = await db.selectFrom('deposit_watermark').select('at').where('service', '=', service.name).executeTakeFirst()
  const since = row ? Math.min(row.at, began) - OVERLAP_MS : 0
  const results: Applied[] = []
  let cursor: string | undefined
  do {
    const page = await service.listPaid(since, cursor)
    results.push(...(await applyEach(settling, await newsOf(settling, page.payments))))
    cursor = page.next
  } while (cursor)
  assertAll(results)
  await db
    .insertInto('deposit_watermark')
    .values({ service: service.name, at: began })
    .onConflict((conflict) => conflict.column('service').doUpdateSet({ at: began }))
    .execute()
  return results.length
}

/** Those of a page that the books do not have, or have otherwise. */
async function newsOf({ db }: Settling, payments: readonly Payment[]): Promise<Payment[]> {
  if (payments.length === 0) return []
  const ids = payments.map(({ endToEndId }) => endToEndId)
  const known = await db.selectFrom('deposit_payments').select(['end_to_end_id', 'status']).where('end_to_end_id', 'in', ids).execute()
  const statusOf = new Map(known.map(({ end_to_end_id, status }) => [end_to_end_id, status]))
  return payments.filter(({ endToEndId, clawedBackAt }) => {
    const status = statusOf.get(endToEndId)
    return !status || (clawedBackAt && status !== 'clawedBack')
  })
}

type Applied = { ok: true } | { ok: false; error: unknown }

/** One that cannot be applied holds up no other. */
async function applyEach(settling: Settling, payments: readonly Payment[]): Promise<Applied[]> {
  const results: Applied[] = []
  for (const payment of payments)
    results.push(
      await applyPayment(settling, payment).then(
        () => ({ ok: true }),
        (error: unknown) => ({ ok: false, error }),
      ),
    )
  return results
}

function assertAll(results: readonly Applied[]): void {
  const failed = results.flatMap((result) => (result.ok ? [] : [result.error]))
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${results.length} payments could not be applied: ${String(failed[0])}`)
}
