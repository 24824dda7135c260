import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Invariants of the ledger itself; each domain has its own. */
export const ledgerChecks = {
  unbalancedTransfers: sql`select 1 from ledger_entries group by transfer_id having sum(amount) <> 0 or sum(credit_pending) <> sum(debit_pending)`,
  /** Accounts whose counters are not the sums of their entries. */
  driftedAccounts: sql`
    select 1 from ledger_accounts a left join (
      select account_id, sum(greatest(-amount, 0)) as debits, sum(greatest(amount, 0)) as credits,
        sum(debit_pending) as held, sum(credit_pending) as due, sum(change) as available from ledger_entries group by 1
    ) e on e.account_id = a.id
    where a.kind in ('cash', 'bonus', 'wallet', 'receivable', 'promotion', 'rain') and
      (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending, a.balance) is distinct from
      (coalesce(e.debits, 0), coalesce(e.credits, 0), coalesce(e.held, 0), coalesce(e.due, 0), coalesce(e.available, 0))`,
  negativeAccounts: sql`select 1 from ledger_accounts where kind in ('cash', 'bonus', 'wallet', 'promotion', 'rain') and balance < 0`,
  /** Cents without a source. */
  unbalancedTotal: sql`select 1 from ledger_entries having sum(amount) <> 0`,
  /** Accounts whose held money differs from their open pending transfers. */
  wrongHolds: sql`
    select 1 from ledger_accounts a left join (
      select e.account_id, sum(e.debit_pending) as held from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where t.phase = 'pending' and not exists (select 1 from ledger_transfers d where d.origin_id = t.id and d.phase in ('posted', 'voided'))
      group by 1) open on open.account_id = a.id
    where a.debits_pending <> coalesce(open.held, 0)`,
  /** Rows that do not begin where the last one ended, or are earlier, and members whose last row is not their available money. */
  brokenRows: sql`
    select 1 from (select balance_before, created_at, lag(balance_after, 1, 0::bigint) over own as earlier, lag(created_at, 1, 0::bigint) over own as moment
        from wallet_rows window own as (partition by member_id order by id)) r
      where balance_before <> earlier or created_at < moment
    union all select 1 from (select member_id, sum(balance) as balance from ledger_accounts where kind in ('cash', 'bonus') group by 1) a
      where balance <> coalesce((select balance_after from wallet_rows r where r.member_id = a.member_id order by created_at desc, id desc limit 1), 0)`,
  /** Grants that have ended or are held and still have money, and open ones of which nothing is left; requirements in another state than their grant. */
  wrongGrants: sql`
    select 1 from ledger_accounts where kind = 'bonus' and case state when 'open' then debits_pending <> 0 or (balance = 0 and not grant_has_stake(id))
      when 'held' then balance <> 0 or not grant_is_held(id) else balance <> 0 or debits_pending <> 0 end
    union all select 1 from ledger_accounts a join turnover_requirements r on r.account_id = a.id
      where r.state <> case when a.state in ('open', 'held') then a.state when a.state = 'cleared' then 'met' else 'closed' end
        and not (r.state = 'met' and a.state = 'open')
    union all select 1 from ledger_accounts where kind <> 'bonus' and state <> 'open'`,
  /** Requirements whose progress is not the sum of their allotments, or that are met and open. */
  wrongTurnover: sql`
    select 1 from turnover_requirements r where done <>
      (select coalesce(sum(amount * weight), 0) from turnover_allotments a where a.requirement_id = r.id)
      or (state = 'open' and done >= required * 100)`,
  /** Bets that counted for more than they are worth. */
  overcountedBets: sql`
    select 1 from turnover_allotments a join game_records r on r.id = a.record_id group by r.id
    having sum(a.amount) > case when r.status = 'settled' then r.valid_stake else 0 end`,
  /** Bets with wrong results: a settled bet has its result, any other has none. */
  wrongResults: sql`
    select 1 from game_records r left join (
      select record_id, sum(stake) as stake, sum(valid_stake) as valid, sum(payout) as payout from bet_results group by 1
    ) b on b.record_id = r.id
    where (coalesce(b.stake, 0), coalesce(b.valid, 0), coalesce(b.payout, 0)) is distinct from
      (case when r.status = 'settled' then r.stake else 0 end, case when r.status = 'settled' then r.valid_stake else 0 end,
        case when r.status = 'settled' then r.payout else 0 end)`,
}

/** Invariants by name; each query finds the rows that violate one. */
export type Checks = Readonly<Record<string, RawBuilder<unknown>>>

/** How often each invariant is violated; valid ones are omitted, so that correct books are `{}`. */
export type Audit = Partial<Record<string, number>>

/** Checks every invariant from the entries up. */
export async function audit(db: Db, checks: Checks): Promise<Audit> {
  const counts = Object.entries(checks).map(([name, rows]) => sql`select ${name}::text as name, count(*)::int as count from (${rows}) t`)
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))
}
