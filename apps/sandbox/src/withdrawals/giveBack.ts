import type { WithdrawReason, WithdrawStatus } from '@platform/sdk/withdraw'
import type { Db } from '../db/openDatabase.ts'
import { post, transfer, voidHold } from '../ledger/transfer.ts'
import { endBonuses, releaseBonuses } from './heldBonuses.ts'
import { notifyMember } from './messages.ts'
import { holdKey, move, paidKey, returnKey, voidKey, type Step, type WithdrawalRow } from './steps.ts'

/** Ends an unpaid withdrawal and releases the held amount, including the fee, and the held bonuses. */
export async function giveBack(
  db: Db,
  row: WithdrawalRow,
  status: Extract<WithdrawStatus, 'rejected' | 'cancelled' | 'returned'>,
  step: Step,
): Promise<void> {
  const { order_no, member_id } = row
  await voidHold(db, { key: voidKey(order_no), origin: holdKey(order_no), at: step.at })
  await move(db, order_no, status, step)
  await releaseBonuses(db, row, step.at)
  if (status !== 'cancelled') await notifyMember(db, member_id, status, step.at)
}

/** Completes a withdrawal whose money has arrived. */
export async function complete(db: Db, row: WithdrawalRow, step: Step): Promise<void> {
  const { order_no, member_id } = row
  await post(db, { key: paidKey(order_no), origin: holdKey(order_no), at: step.at })
  await move(db, order_no, 'paid', step)
  await endBonuses(db, row, step.at)
  await notifyMember(db, member_id, 'paid', step.at)
}

/** Reverses a withdrawal that had arrived, because the bank returned the money. */
export async function undo(db: Db, row: WithdrawalRow, at: number, reason: WithdrawReason): Promise<void> {
  const { order_no, merchant, member_id, amount, fee } = row
  const legs = [
    { party: { cashier: 'withdrawal' }, amount: fee - amount },
    ...(fee > 0 ? [{ party: 'fees' as const, amount: -fee }] : []),
    { party: { memberId: member_id, bucket: 'cash' as const }, amount },
  ]
  await transfer(db, { merchant, kind: 'withdrawal', key: returnKey(order_no), reference: order_no, legs, at })
  await move(db, order_no, 'returned', { actor: 'bank', at, reason })
  await releaseBonuses(db, row, at)
  await notifyMember(db, member_id, 'returned', at)
}
