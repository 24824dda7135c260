import { minor } from '@platform/sdk'
import type { TransferOrder } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'
import { counterpartOf, type TransferRow } from '../records/exports.ts'

/** A transfer as one of its two members sees it. Throws 404 for any other caller. */
export async function transferOf(context: Context, orderNo: string): Promise<TransferOrder> {
  const { rows } = await sql<TransferRow & { id: number; amount: number; created_at: number; balance_after: number; transfer_id: number }>`
    select m.id, x.*, s.account as sender, r.account as receiver, w.balance_after
    from member_transfers x join members m on m.id in (x.sender_id, x.receiver_id)
    join members s on s.id = x.sender_id join members r on r.id = x.receiver_id
    join wallet_rows w on w.transfer_id = x.transfer_id and w.member_id = m.id
    where x.transfer_no = ${orderNo} and m.id = ${memberOf(context).id}`.execute(context.db)
  const row = rows[0]
  if (!row) throw notFound()
  return {
    orderNo,
    flow: row.sender_id === row.id ? 'out' : 'in',
    amount: minor(row.amount),
    purpose: row.purpose,
    note: row.note,
    counterpart: counterpartOf(row, row.id),
    createdAt: row.created_at,
    balanceAfter: minor(row.balance_after),
    transferId: String(row.transfer_id),
  }
}
