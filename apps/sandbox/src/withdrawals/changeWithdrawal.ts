import type { WithdrawOrder, WithdrawReason } from '@platform/sdk/withdraw'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from '../gateway/Context.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { addEffect } from '../ledger/effects.ts'
import { rulesOf } from './factsOf.ts'
import { giveBack } from './giveBack.ts'
import { holdWithdrawal, move, type WithdrawalRow } from './steps.ts'
import { stopOf } from './stopOf.ts'
import { isCancellable, ownWithdrawal, withdrawalOf } from './withdrawalOf.ts'

const withdrawalClosed = () => new Refusal('withdraw.closed', 400)

/** Cancels a withdrawal for its member, if the merchant allows that. */
export async function cancelWithdrawal(context: Context, orderNo: string): Promise<WithdrawOrder> {
  const { db, now } = context
  await ownWithdrawal(context, orderNo)
  const row = await holdWithdrawal(db, orderNo)
  if (!row || !isCancellable(row) || !(await rulesOf(context)).cancellable) throw withdrawalClosed()
  await giveBack(db, row, 'cancelled', { actor: 'member', at: now() })
  return withdrawalOf(context, orderNo)
}

/** An operator's decisions about a withdrawal. */
export type WithdrawDecision = { do: 'review' | 'approve' | 'send' } | { do: 'reject'; reason: WithdrawReason }

const from: Record<WithdrawDecision['do'], readonly WithdrawalRow['status'][]> = {
  review: ['requested'],
  approve: ['requested', 'review'],
  reject: ['requested', 'review', 'approved'],
  send: ['approved'],
}

/**
 * Applies a decision, in a separate transaction. Throws `withdraw.closed` if the withdrawal has changed its state meanwhile,
 * `withdraw.blocked` if the member's withdrawals are blocked.
 */
export const decideWithdrawal = (db: Db, orderNo: string, decision: WithdrawDecision, at: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await holdWithdrawal(trx, orderNo)
    if (!row) throw notFound()
    if (!from[decision.do].includes(row.status)) throw withdrawalClosed()
    const step = { actor: 'operator' as const, at }
    if (decision.do === 'reject') return giveBack(trx, row, 'rejected', { ...step, reason: decision.reason })
    if (decision.do === 'review') return move(trx, orderNo, 'review', step)
    const stop = await stopOf(trx, row.member_id)
    if (stop) throw new Refusal('withdraw.blocked', 400, { item: stop })
    if (decision.do === 'approve') await move(trx, orderNo, 'approved', step)
    if (decision.do === 'send' || (await sendsAtOnce(trx, row))) await addEffect(trx, { kind: 'withdrawPayOut', key: orderNo, payload: { actor: 'operator' } }, at) // prettier-ignore
  })

const sendsAtOnce = async (db: Db, { merchant }: WithdrawalRow): Promise<boolean> =>
  (await db.selectFrom('withdraw_settings').select('auto_send').where('merchant', '=', merchant).executeTakeFirstOrThrow()).auto_send

/** Rejects withdrawals that were not sent to the bank yet, after a claw-back of a deposit. In its transaction, under the lock of the wallet. */
export async function stopWithdrawals(db: Db, memberId: number, at: number): Promise<void> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'review', 'approved'])
    .orderBy('order_no')
    .forUpdate()
    .execute()
  for (const row of rows) await giveBack(db, row, 'rejected', { actor: 'system', at, reason: 'clawback' })
}
