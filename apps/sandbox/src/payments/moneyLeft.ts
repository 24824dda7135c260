import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { creditKey } from './paymentsOf.ts'

/**
 * Whether cash of a member has left since a deposit was credited: by a withdrawal, a transfer, an envelope, the payment of a settlement, or to
 * another wallet. `held`: a withdrawal is open, and may still be given back. Under the lock of the wallet, in the order of the ledger's ids,
 * since several rows have the same time.
 */
export async function moneyLeft(
  db: Db,
  { member_id, end_to_end_id }: { member_id: number; end_to_end_id: string },
): Promise<'left' | 'held' | undefined> {
  const { rows } = await sql<{ state: 'left' | 'held' }>`
    select case when t.phase = 'pending' and d.id is null then 'held' else 'left' end as state
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
    left join ledger_transfers d on d.origin_id = t.id and d.phase in ('posted', 'voided')
    where a.member_id = ${member_id} and a.kind = 'cash' and e.change < 0
      and t.id > (select id from ledger_transfers where key = ${creditKey(end_to_end_id)})
      and t.kind in ('withdrawal', 'transfer', 'transferUp', 'transferDown', 'envelopeOut', 'dividend', 'salary', 'settlement')
      and d.phase is distinct from 'voided' and not exists (select 1 from ledger_transfers r where r.key = t.key || ':returned')
    order by state desc limit 1`.execute(db)
  return rows[0]?.state
}
