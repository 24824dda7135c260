import type { Db } from '../db/openDatabase.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import { grantBonus } from '../ledger/grants.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { bonusOf } from './promotions.ts'
import { addEvent } from './steps.ts'

/** One bonus per order, for ever. */
export const bonusKey = (orderNo: string) => `deposit:${orderNo}`

/** Grants the bonus of a deposit that was credited; again and again while the pool has too little. */
export const grantDepositBonus =
  (db: Db, now: () => number): EffectHandler =>
  ({ key: order_no, payload }) =>
    db.transaction().execute(async (trx) => {
      const of = await trx
        .selectFrom('deposit_orders')
        .select(['merchant', 'member_id', 'promotion_id'])
        .where('order_no', '=', order_no)
        .executeTakeFirstOrThrow()
      await lockWallets(trx, [of.member_id])
      const payment = await trx
        .selectFrom('deposit_payments')
        .selectAll()
        .where('end_to_end_id', '=', String(payload.endToEndId))
        .executeTakeFirstOrThrow()
      const done = trx.selectFrom('deposit_events').select('id').where('order_no', '=', order_no).where('event', '=', 'bonus')
      // Taken back by the bank before its bonus was there, or granted by a try that died after its commit.
      if (payment.status !== 'credited' || !of.promotion_id || (await done.executeTakeFirst())) return
      const promotion = await trx.selectFrom('deposit_promotions').selectAll().where('id', '=', of.promotion_id).executeTakeFirstOrThrow()
      const amount = bonusOf(promotion, payment.amount)
      if (amount === 0) return
      const { multiple, weights } = promotion
      const grant = { merchant: of.merchant, memberId: of.member_id, amount, multiple, weights, at: now() }
      await grantBonus(trx, { ...grant, key: bonusKey(order_no) })
      await addEvent(trx, { order_no, at: now(), event: 'bonus', actor: 'system', amount })
    })
