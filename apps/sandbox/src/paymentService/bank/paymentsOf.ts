import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/Tables.ts'
import type { PaidPage, Payment } from '../PaymentService.ts'
import type { PaidBy } from './pay.ts'
import { afterCursor, nextOf, PAGE } from './pages.ts'
import type { BankParts } from './SimulatedBank.ts'

const rowsOf = ({ db }: BankParts) =>
  db.selectFrom('bank_payments as p').innerJoin('bank_charges as c', 'c.txid', 'p.txid').selectAll('p').select('c.reference')

/** Everything that was paid for an order, the oldest first. */
export async function paymentsFor(parts: BankParts, orderNo: string): Promise<Payment[]> {
  const rows = await rowsOf(parts).where('c.reference', '=', orderNo).orderBy('p.paid_at').orderBy('p.end_to_end_id').execute()
  return rows.map((row) => asPayment(parts, row))
}

/** Changes since then, the oldest first. */
export async function paymentsSince(parts: BankParts, since: number, cursor?: string): Promise<PaidPage> {
  const after = afterCursor(cursor)
  const rows = await rowsOf(parts)
    .where('p.changed_at', '>=', since)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(p.changed_at, p.end_to_end_id) > (${after!.at}::bigint, ${after!.id})`))
    .orderBy('p.changed_at')
    .orderBy('p.end_to_end_id')
    .limit(PAGE)
    .execute()
  return { payments: rows.map((row) => asPayment(parts, row)), ...nextOf(rows, ({ end_to_end_id }) => end_to_end_id) }
}

function asPayment({ vault }: BankParts, row: Selectable<Tables['bank_payments']> & { reference: string }): Payment {
  const { account, ...payer } = JSON.parse(vault.open(row.payer)) as PaidBy
  return {
    endToEndId: row.end_to_end_id,
    orderNo: row.reference,
    amount: row.amount,
    payer,
    ...(account && { payerAccount: account }),
    paidAt: row.paid_at,
    ...(row.return_id && row.returned_at && { returned: { id: row.return_id, at: row.returned_at } }),
    ...(row.clawed_back_at && { clawedBackAt: row.clawed_back_at }),
  }
}
