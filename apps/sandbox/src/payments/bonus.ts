import { isClosed } from '../account/isClosed.ts'
import type { Db } from '../db/openDatabase.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import { grantBonus } from '../ledger/grants.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { givenBack } from '../withdrawals/steps.ts'
import { bonusOf, hasDeposited } from './promotions.ts'
import { addEvent } from './steps.ts'

/** One bonus per order, forever. */
export const bonusKey = (orderNo: string) => `deposit:${orderNo}`

/**
 * Grants the bonus of a credited deposit, with retries while the pool has too little. A bonus for first deposits is not granted if another
 * deposit was credited before, as a code can be paid long after it was chosen. Nor is one whose deposit may have been withdrawn meanwhile:
 * a withdrawal also ends a bonus that is still to come, and so does closing the account.
 */
export const grantDepositBonus =
  (db: Db, now: () => number): EffectHandler =>
  ({ key: order_no, payload }) =>
    db.transaction().execute(async (trx) => {
      const of = await trx.selectFrom('deposit_orders').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
      const { merchant, member_id, promotion_id, promotion } = of
      await lockWallets(trx, [member_id])
      const end_to_end_id = String(payload.endToEndId)
      const paymentQuery = trx.selectFrom('deposit_payments').selectAll().where('end_to_end_id', '=', end_to_end_id)
      const payment = await paymentQuery.executeTakeFirstOrThrow()
      const bonusQuery = trx.selectFrom('deposit_bonuses').select('order_no').where('order_no', '=', order_no)
      // Clawed back by the bank before its bonus was granted, or granted by a try that died after its commit.
      if (payment.status !== 'credited' || !promotion_id || !promotion || (await bonusQuery.executeTakeFirst())) return
      const { multiple, weights, first_only } = promotion
      if (first_only && (await hasDeposited(trx, member_id, payment))) return
      if (await hasWithdrawn(trx, member_id, payment.credited_at ?? payment.paid_at)) return
      if (await isClosed(trx, member_id)) return
      const amount = bonusOf(promotion, payment.amount)
      if (amount === 0) return
      await trx
        .insertInto('deposit_bonuses')
        .values({ order_no, member_id, promotion_id, first_only, end_to_end_id, amount, granted_at: now() })
        .execute()
      await grantBonus(trx, { merchant, memberId: member_id, amount, multiple, weights, at: now(), key: bonusKey(order_no) })
      await addEvent(trx, { order_no, at: now(), event: 'bonus', actor: 'system', amount })
    })

/** Whether money has been withdrawn since then, or is about to be. */
const hasWithdrawn = async (db: Db, memberId: number, since: number): Promise<boolean> => {
  const withdrawals = db.selectFrom('withdrawals').select('order_no').where('member_id', '=', memberId).where('created_at', '>=', since)
  return (await withdrawals.where('status', 'not in', givenBack).executeTakeFirst()) !== undefined
}
