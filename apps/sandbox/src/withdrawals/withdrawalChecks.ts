import { sql } from 'kysely'

/** Withdrawals must match what the ledger holds and has paid: checks of the audit. */
export const withdrawalChecks = {
  /** Withdrawals whose hold differs from their state: open, posted, or given back. */
  wrongWithdrawals: sql`
    select 1 from withdrawals w
    left join ledger_transfers held on held.key = 'withdrawal:' || w.order_no and held.phase = 'pending'
    left join ledger_transfers decided on decided.origin_id = held.id and decided.phase in ('posted', 'voided')
    left join ledger_transfers undone on undone.key = 'withdrawal:' || w.order_no || ':returned'
    where held.id is null
      or (select coalesce(sum(e.debit_pending), 0) from ledger_entries e where e.transfer_id = held.id) <> w.amount
      or case when w.status in ('requested', 'review', 'approved', 'sending') then decided.id is not null or undone.id is not null
        when w.status = 'paid' then decided.phase is distinct from 'posted' or undone.id is not null
        when w.status = 'returned' then decided.id is null or (decided.phase = 'posted') <> (undone.id is not null)
        else decided.phase is distinct from 'voided' or undone.id is not null end`,
}
