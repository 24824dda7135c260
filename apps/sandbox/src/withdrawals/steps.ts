import type { WithdrawEvent, WithdrawReason, WithdrawStatus } from '@platform/sdk/withdraw'
import type { Selectable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { lockWallets } from '../ledger/wallet.ts'

export type WithdrawalRow = Selectable<Tables['withdrawals']>

/** Final states in which the money is the member's again: such a withdrawal does not count. */
export const givenBack = ['rejected', 'cancelled', 'returned'] as const satisfies readonly WithdrawStatus[]

/** Locks a withdrawal until the transaction ends: the member's wallet first, as every transaction does. */
export async function holdWithdrawal(db: Db, orderNo: string): Promise<WithdrawalRow | undefined> {
  const row = db.selectFrom('withdrawals').where('order_no', '=', orderNo)
  const owner = await row.select('member_id').executeTakeFirst()
  if (!owner) return undefined
  await lockWallets(db, [owner.member_id])
  return row.selectAll().forUpdate().executeTakeFirstOrThrow()
}

export interface Step {
  actor: WithdrawEvent['actor']
  at: number
  reason?: WithdrawReason
  paidAt?: number
  endToEndId?: string
}

/** Moves a withdrawal to its next state and adds an event to its timeline; the database refuses a step back. */
export async function move(
  db: Db,
  order_no: string,
  status: WithdrawStatus,
  { actor, at, reason, paidAt, endToEndId }: Step,
): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({
      status,
      changed_at: at,
      ...(reason && { reason }),
      ...(paidAt !== undefined && { paid_at: paidAt }),
      ...(endToEndId && { end_to_end_id: endToEndId }),
    })
    .where('order_no', '=', order_no)
    .execute()
  await addEvent(db, order_no, status, { actor, at, reason })
}

export const addEvent = (db: Db, order_no: string, event: WithdrawStatus, { actor, at, reason }: Step) =>
  db
    .insertInto('withdraw_events')
    .values({ order_no, event, actor, at, reason: reason ?? null })
    .execute()

/** Keys of a withdrawal's transfers in the ledger. */
export const holdKey = (orderNo: string) => `withdrawal:${orderNo}`
export const paidKey = (orderNo: string) => `withdrawal:${orderNo}:paid`
export const voidKey = (orderNo: string) => `withdrawal:${orderNo}:void`
export const returnKey = (orderNo: string) => `withdrawal:${orderNo}:returned`
