import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Db } from '../db/openDatabase.ts'
import { closeGrant, isGrant } from '../ledger/grants.ts'
import { transfer } from '../ledger/transfer.ts'
import { takeBack } from '../ledger/wallet.ts'
import { stopWithdrawals } from '../withdrawals/exports.ts'
import { bonusKey, refuseBonus } from './bonus.ts'
import { endTurnover } from './depositTurnover.ts'
import { followPayments } from './followPayments.ts'
import { notifyMember } from './messages.ts'
import type { OrderRow } from './orderOf.ts'
import { bonusBackKey, clawBackKey, feeBackKey } from './paymentsOf.ts'
import { addEvent } from './steps.ts'

type PaymentRow = Selectable<Tables['deposit_payments']>

/**
 * Processes a claw-back by the bank: what is left of the payment is taken in cash, its bonus ends, the rest is owed. A payment that was
 * being returned was never credited, so nothing is taken.
 */
export async function clawBack(db: Db, order: OrderRow, payment: PaymentRow, at: number): Promise<void> {
  const { end_to_end_id: id, amount, fee, status, reason } = payment
  const { order_no, member_id } = order
  if (status === 'returned') return
  if (status === 'credited') await takeCredit(db, order, payment, at)
  await db.updateTable('deposit_payments').set({ status: 'clawedBack' }).where('end_to_end_id', '=', id).execute()
  await addEvent(db, { order_no, at, event: 'clawedBack', actor: 'bank', reason, amount: amount - fee, end_to_end_id: id })
  await followPayments(db, order, at)
  await notifyMember(db, member_id, { status: 'clawedBack', reason }, at)
}

/** Returns it to its source: to the cashier of the channel with the fee, and the bonus to its pool. */
async function takeCredit(db: Db, order: OrderRow, { end_to_end_id: id, amount, fee }: PaymentRow, at: number): Promise<void> {
  const { order_no: reference, merchant, member_id: memberId, channel_id } = order
  await stopWithdrawals(db, memberId, at)
  const cashier = { cashier: channel_id }
  const of = { merchant, reference, at }
  await takeBack(db, { ...of, memberId, amount: amount - fee, key: clawBackKey(id), to: cashier }, 'clawback')
  const legs = [
    { party: 'fees' as const, amount: -fee },
    { party: cashier, amount: fee },
  ]
  if (fee > 0) await transfer(db, { ...of, kind: 'fee', key: feeBackKey(id), legs })
  await endTurnover(db, memberId, at, id)
  const bonus = await db.selectFrom('deposit_bonuses').selectAll().where('end_to_end_id', '=', id).executeTakeFirst()
  if (!bonus || bonus.state === 'refused') return
  if (bonus.state === 'owed') return refuseBonus(db, bonus, { at, reason: 'reversed' })
  // A bonus without turnover was cash at once, and no part of it was earned.
  if (!(await isGrant(db, { memberId, key: bonusKey(reference) })))
    await takeBack(db, { ...of, memberId, amount: bonus.amount, key: bonusBackKey(id), to: 'promotion' }, 'clawback')
  else await closeGrant(db, { memberId, key: bonusKey(reference), at })
}
