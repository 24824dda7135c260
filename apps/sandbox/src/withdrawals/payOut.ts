import type { EffectHandler } from '../ledger/effects.ts'
import type { Payout, Settling } from '../paymentService/exports.ts'
import { complete, giveBack, undo } from './giveBack.ts'
import { payeeOf } from './payeeOf.ts'
import { holdWithdrawal, move } from './steps.ts'
import { stopOf } from './stopOf.ts'

/** Sends an approved withdrawal to the bank; repeated with the same number it is the same payment. */
export const payOut =
  ({ db, vault, service, now }: Settling): EffectHandler =>
  async ({ key: orderNo, payload }) => {
    const actor = payload.actor === 'operator' ? 'operator' : 'system'
    const order = await db.transaction().execute(async (trx) => {
      const row = await holdWithdrawal(trx, orderNo)
      if (!row || (row.status !== 'approved' && row.status !== 'sending')) return undefined
      // Before the state changes: if this fails, the withdrawal stays approved and nothing was sent.
      const payee = await payeeOf({ db: trx, vault }, row)
      if (row.status === 'approved') {
        const stop = await stopOf(trx, row.member_id)
        // Expected: the effect is retried, immediately once the member's block ends.
        if (stop) throw new Error(`${orderNo} waits: ${stop}`)
        // From here on a claw-back is too late: the bank may have the payment.
        await move(trx, orderNo, 'sending', { actor, at: now() })
      }
      return { key: orderNo, amount: row.amount - row.fee, ...payee }
    })
    if (order) await applyPayout({ db, now }, await service.payOut(order))
  }

/** Updates a withdrawal from a report of the service. Reports may arrive repeatedly and in any order. */
export const applyPayout = ({ db, now }: Pick<Settling, 'db' | 'now'>, payout: Payout): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await holdWithdrawal(trx, payout.key)
    if (!row) return
    const { endToEndId, status, at } = payout
    const isOpen = row.status === 'sending'
    if (isOpen && endToEndId && row.end_to_end_id !== endToEndId)
      await trx.updateTable('withdrawals').set({ end_to_end_id: endToEndId }).where('order_no', '=', row.order_no).execute()
    // The bank's clock may differ: a step never gets a time before the previous one.
    const paidAt = Math.max(at, row.changed_at)
    if (isOpen && status === 'arrived') await complete(trx, row, { actor: 'bank', at: paidAt, paidAt })
    if (isOpen && (status === 'failed' || status === 'returned'))
      await giveBack(trx, row, 'returned', { actor: 'bank', at: now(), reason: 'bank' })
    if (row.status === 'paid' && status === 'returned') await undo(trx, row, now(), 'bank')
  })

/** Requests the result of a payout from the service and applies it. Never in a transaction. */
export async function settlePayout({ db, service, now }: Pick<Settling, 'db' | 'service' | 'now'>, orderNo: string): Promise<void> {
  const payout = await service.getPayout(orderNo)
  if (payout) await applyPayout({ db, now }, payout)
}
