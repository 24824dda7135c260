import { sql } from 'kysely'

/** Payments and their bonuses must match the ledger: checks of the audit. */
export const depositChecks = {
  /** Payments whose money does not add up: what arrived is credited less its fee, or returned, or was clawed back by the bank. */
  wrongDeposits: sql`
    select 1 from deposit_payments p left join (
      select t.key, sum(case when a.kind = 'cash' then e.amount else 0 end) as credited, sum(case when a.kind = 'fees' then e.amount else 0 end) as fee
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' group by 1) booked on booked.key = 'deposit:' || p.end_to_end_id
    left join ledger_transfers back on back.key = 'clawback:' || p.end_to_end_id
    where case p.status
      when 'credited' then (booked.credited, booked.fee) is distinct from (p.amount - p.fee, p.fee) or back.id is not null
      when 'clawedBack' then (booked.key is null) <> (back.id is null)
      else booked.key is not null or back.id is not null end
    union all select 1 from deposit_orders o where o.status = 'credited'
      and not exists (select 1 from deposit_payments p where p.order_no = o.order_no and p.status = 'credited')`,
  /** Bonuses of deposits whose state differs from the ledger. */
  wrongBonuses: sql`
    select 1 from deposit_bonuses b left join ledger_transfers t on t.key = 'deposit:' || b.order_no and t.kind = 'bonus'
    where (b.state = 'granted') <> (t.id is not null)`,
}
