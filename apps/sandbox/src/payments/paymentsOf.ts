import { minor } from '@platform/sdk'
import type { DepositOrder } from '@platform/sdk/deposit'
import type { Db } from '../db/openDatabase.ts'

/** Keys of a payment's transfers in the ledger. */
export const creditKey = (endToEndId: string) => `deposit:${endToEndId}`
export const clawBackKey = (endToEndId: string) => `clawback:${endToEndId}`
export const feeBackKey = (endToEndId: string) => `clawback:${endToEndId}:fee`
export const bonusBackKey = (endToEndId: string) => `clawback:${endToEndId}:bonus`

/** Everything that arrived for an order, the oldest first, with the ids of its transfers. */
export async function paymentsOf(db: Db, orderNo: string): Promise<DepositOrder['payments']> {
  const rows = await db
    .selectFrom('deposit_payments')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('paid_at')
    .orderBy('end_to_end_id')
    .execute()
  const keys = rows.flatMap(({ end_to_end_id: id }) => [creditKey(id), clawBackKey(id), feeBackKey(id), bonusBackKey(id)])
  const transfers = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'key'])
    .where('key', 'in', ['', ...keys])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    endToEndId: row.end_to_end_id,
    amount: minor(row.amount),
    fee: minor(row.fee),
    status: row.status,
    reason: row.reason ?? undefined,
    payerName: row.payer_name,
    payerCpf: row.payer_cpf,
    paidAt: row.paid_at,
    creditedAt: row.credited_at ?? undefined,
    returnId: row.return_id,
    returnedAt: row.returned_at ?? undefined,
    transferIds: transfers.filter(({ key }) => key.split(':')[1] === row.end_to_end_id).map(({ id }) => String(id)),
  }))
}
