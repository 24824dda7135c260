import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** What is wrong with the books; all zero and empty in a sound ledger. */
export interface LedgerAudit {
  unbalancedTransfers: number
  /** Players whose kept balance is not the sum of their entries. */
  driftedAccounts: number
  negativeAccounts: number
  /** Cents that came from nowhere: the sum of all entries. */
  total: number
}

/** Checks every invariant from the entries up. Tests run it once per file, the console shows it. */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const { rows } = await sql<LedgerAudit>`
    select
      (select count(*) from (select 1 from ledger_entries group by transfer_id having sum(amount) <> 0) t) as "unbalancedTransfers",
      (select count(*) from ledger_accounts a where kind = 'player' and balance <>
        (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)) as "driftedAccounts",
      (select count(*) from ledger_accounts where kind = 'player' and balance < 0) as "negativeAccounts",
      (select coalesce(sum(amount), 0)::bigint from ledger_entries) as total`.execute(db)
  return rows[0]!
}
