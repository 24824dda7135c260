import type { Selectable } from 'kysely'
import { inSavepoint } from '../db/inSavepoint.ts'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { protectionOf } from '../gateway/protectionState.ts'
import { Refusal } from '../base/Refusal.ts'
import { addEffect, type EffectHandler } from '../ledger/effects.ts'
import { grantBonus, multipleFor } from '../ledger/grants.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { moneyLeft } from './moneyLeft.ts'
import { notifyMember } from './messages.ts'
import type { OrderRow } from './orderOf.ts'
import { bonusOf, hasDeposited } from './promotions.ts'
import { addEvent } from './steps.ts'

type Bonus = Selectable<Tables['deposit_bonuses']>

/** One bonus per order, forever. */
export const bonusKey = (orderNo: string) => `deposit:${orderNo}`

/**
 * Grants the bonus that was chosen with a deposit, in the transaction of its credit and under its lock, so that no money leaves in between.
 * While the pool has too little the bonus is owed, and the deposit is credited all the same. A bonus for first deposits is not granted if
 * another deposit was credited before, as a code can be paid long after it was chosen.
 */
export async function addBonus(db: Db, order: OrderRow, payment: { endToEndId: string; amount: number }, at: number): Promise<void> {
  const { order_no, member_id, promotion_id, promotion } = order
  if (!promotion_id || !promotion) return
  const { first_only } = promotion
  if (first_only && (await hasDeposited(db, member_id, order_no))) return
  const amount = bonusOf(promotion, payment.amount)
  if (amount === 0) return
  const bonus = await db
    .insertInto('deposit_bonuses')
    .values({ order_no, member_id, promotion_id, first_only, end_to_end_id: payment.endToEndId, amount, state: 'owed', granted_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  const error = await inSavepoint(db, () => grant(db, order, bonus, at))
  if (!error) return
  if (!(error instanceof Refusal)) console.error(`bonus of ${order_no}:`, error)
  await addEvent(db, { order_no, at, event: 'bonusOwed', actor: 'system', amount })
  await addEffect(db, { kind: 'depositBonus', key: order_no, payload: {} }, at)
}

/** Grants an owed bonus, with retries while the pool has too little or a withdrawal is open; refuses it once money has left. */
export const grantOwedBonus =
  (db: Db, now: () => number): EffectHandler =>
  ({ key }) =>
    db.transaction().execute(async (trx) => {
      const order = await trx.selectFrom('deposit_orders').selectAll().where('order_no', '=', key).executeTakeFirstOrThrow()
      await lockWallets(trx, [order.member_id])
      const bonuses = trx.selectFrom('deposit_bonuses').selectAll().where('order_no', '=', key)
      const bonus = await bonuses.where('state', '=', 'owed').executeTakeFirst()
      if (!bonus) return
      const state = await protectionOf(trx, order.member_id, now())
      if (state === 'paused') throw new Error('the account is paused')
      if (state !== 'open') return refuseBonus(trx, bonus, { at: now(), reason: 'account' })
      const left = await moneyLeft(trx, bonus)
      if (left === 'left') return refuseBonus(trx, bonus, { at: now(), reason: 'left' })
      if (left === 'held') throw new Error('a withdrawal is open')
      await grant(trx, order, bonus, now())
    })

async function grant(db: Db, { merchant, promotion }: OrderRow, { order_no, member_id, amount }: Bonus, at: number): Promise<void> {
  const { weights } = promotion!
  const multiple = await multipleFor(db, { merchant, amount, multiple: promotion!.multiple })
  await grantBonus(db, { merchant, memberId: member_id, amount, multiple, weights, at, key: bonusKey(order_no) })
  await db.updateTable('deposit_bonuses').set({ state: 'granted', granted_at: at }).where('order_no', '=', order_no).execute()
  await addEvent(db, { order_no, at, event: 'bonus', actor: 'system', amount })
}

/** Refuses an owed bonus, in words to the member. Under the lock of the wallet. */
export async function refuseBonus(
  db: Db,
  { order_no, member_id, amount }: Bonus,
  { at, reason }: { at: number; reason: 'left' | 'account' | 'reversed' },
): Promise<void> {
  await db.updateTable('deposit_bonuses').set({ state: 'refused' }).where('order_no', '=', order_no).execute()
  await addEvent(db, { order_no, at, event: 'bonusRefused', actor: 'system', reason, amount })
  if (reason === 'left') await notifyMember(db, member_id, { status: 'bonusRefused', reason }, at)
}

/** Refuses every bonus that a member who leaves is still owed. Under the lock of the wallet. */
export async function refuseOwedBonuses(db: Db, memberId: number, at: number): Promise<void> {
  const owed = db.selectFrom('deposit_bonuses').selectAll().where('member_id', '=', memberId).where('state', '=', 'owed')
  for (const bonus of await owed.orderBy('order_no').execute()) await refuseBonus(db, bonus, { at, reason: 'account' })
}
