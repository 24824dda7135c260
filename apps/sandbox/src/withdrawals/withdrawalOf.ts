import { createHash } from 'node:crypto'
import { minor } from '@platform/sdk'
import { withdrawProof, type WithdrawOrder } from '@platform/sdk/withdraw'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'
import { bankNamed } from '../security/exports.ts'
import { maskName } from '../base/mask.ts'
import { rulesOf } from './factsOf.ts'
import { bonusOf } from './heldBonuses.ts'
import { holdKey, paidKey, returnKey, voidKey, type WithdrawalRow } from './steps.ts'

/** The member's own withdrawal. Throws 404 if it is absent or belongs to another member. */
export async function ownWithdrawal(context: Context, orderNo: string): Promise<WithdrawalRow> {
  const query = context.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('member_id', '=', memberOf(context).id)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A withdrawal with its timeline and ledger transfers. */
export async function withdrawalOf(context: Context, orderNo: string): Promise<WithdrawOrder> {
  const { db } = context
  const row = await ownWithdrawal(context, orderNo)
  const card = await db.selectFrom('bank_cards').selectAll().where('id', '=', row.bank_card_id).executeTakeFirstOrThrow()
  const events = await db.selectFrom('withdraw_events').selectAll().where('order_no', '=', orderNo).orderBy('id').execute()
  const keys = [holdKey, paidKey, voidKey, returnKey].map((key) => key(orderNo))
  const transfers = await db.selectFrom('ledger_transfers').select('id').where('key', 'in', keys).orderBy('id').execute()
  const order = {
    ...headOf(row, card),
    endToEndId: row.end_to_end_id,
    cancellable: isCancellable(row) && (await rulesOf(context)).cancellable,
    ...(await bonusOf(db, orderNo)),
    timeline: events.map(({ at, event, actor, reason }) => ({ at, event, actor, reason: reason ?? undefined })),
    transferIds: transfers.map(({ id }) => String(id)),
    changedAt: row.changed_at,
  }
  return { ...order, proofHash: createHash('sha256').update(withdrawProof(order)).digest('hex') }
}

/** Not decided yet. */
export const isCancellable = ({ status }: Pick<WithdrawalRow, 'status'>): boolean => status === 'requested' || status === 'review'

type CardRow = Pick<Selectable<Tables['bank_cards']>, 'type' | 'pix_key_type' | 'bank_code' | 'masked' | 'holder'>

/** The fields that the record and the order of a withdrawal share. */
export const headOf = (row: WithdrawalRow, card: CardRow) => ({
  orderNo: row.order_no,
  status: row.status,
  reason: row.reason ?? undefined,
  amount: minor(row.amount),
  fee: minor(row.fee),
  net: minor(row.amount - row.fee),
  destination: {
    type: card.type,
    pixKeyType: card.pix_key_type,
    bankName: bankNamed(card.bank_code)?.bankName ?? '',
    masked: card.masked,
    payeeName: maskName(card.holder),
  },
  createdAt: row.created_at,
  paidAt: row.paid_at ?? undefined,
})
