import { minor } from '@platform/sdk'
import type { DepositOrder } from '@platform/sdk/deposit'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** What the bank took back of these orders, as the ledger says: from the balance, and as a debt. Orders without a claw-back are absent. */
export async function clawBacksOf(db: Db, orderNos: readonly string[]): Promise<Map<string, NonNullable<DepositOrder['clawBack']>>> {
  const { rows } = await sql<{ orderNo: string; taken: number; owed: number }>`
    select p.order_no as "orderNo", coalesce(-sum(e.amount) filter (where a.kind = 'cash'), 0)::bigint as taken,
      coalesce(-sum(e.amount) filter (where a.kind = 'receivable'), 0)::bigint as owed
    from deposit_payments p join ledger_transfers t on t.key = 'clawback:' || p.end_to_end_id
    join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where p.order_no = any (${orderNos}::text[]) and p.status = 'clawedBack' group by 1`.execute(db)
  return new Map(rows.map(({ orderNo, taken, owed }) => [orderNo, { taken: minor(taken), owed: minor(owed) }]))
}
