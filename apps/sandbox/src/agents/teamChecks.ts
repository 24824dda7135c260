import { sql } from 'kysely'
import { LINE_BYTES } from './ofScope.ts'

/** The stored sums of teams must match their rows: checks of the audit. */
export const teamChecks = {
  /** Pairs of the tree that differ from the uplines. */
  wrongTree: sql`
    with recursive paths as (
      select id as ancestor_id, id as descendant_id, 0 as depth from members
      union all select m.upline_id, p.descendant_id, p.depth + 1 from paths p join members m on m.id = p.ancestor_id where m.upline_id is not null
    ) select 1 from paths full join team_paths kept using (ancestor_id, descendant_id) where paths.depth is distinct from kept.depth`,
  /** Lines that differ from the tree, in the members and wherever they are stored. */
  wrongLines: sql`
    select 1 from members m join (
      select descendant_id, substring(string_agg(int8send(ancestor_id), ''::bytea order by depth desc) from 1 for ${LINE_BYTES}) as line from team_paths group by 1
    ) l on l.descendant_id = m.id where m.line <> l.line
    union all select 1 from (
      select member_id, line from member_days union all select member_id, line from play_days union all
      select member_id, line from ledger_accounts where member_id is not null
    ) r join members m on m.id = r.member_id where r.line <> m.line`,
  /** Sign-ins are removed after half a year, so the counters may exceed the rows. */
  wrongMemberDays: sql`
    select 1 from member_days kept full join member_days_from_rows r using (day, member_id)
    where (kept.registered, kept.first_deposit, kept.deposit, kept.withdrawal, kept.rebate, kept.reward, kept.fee) is distinct from
      (coalesce(r.registered, 0::smallint), coalesce(r.first_deposit, 0::smallint), coalesce(r.deposit, 0), coalesce(r.withdrawal, 0),
        coalesce(r.rebate, 0), coalesce(r.reward, 0), coalesce(r.fee, 0)) or kept.sign_ins < coalesce(r.sign_ins, 0)`,
  wrongPlayDays: sql`
    select 1 from play_days kept full join play_days_from_rows r using (day, member_id, game_type)
    where (kept.bets, kept.stake, kept.valid_stake, kept.payout, kept.uncounted_stake, kept.uncounted_payout) is distinct from
      (r.bets, r.stake, r.valid_stake, r.payout, r.uncounted_stake, r.uncounted_payout)`,
  /** Agents' rebates that are not the sum of their rows, or were paid differently; remainders that are not carried over. */
  wrongAgentRebates: sql`
    select 1 from agent_rebate_payouts p
    left join (select recipient_id, day, sum(parts) as parts from agent_rebate_rows group by 1, 2) r on r.recipient_id = p.member_id and r.day = p.day
    left join (select t.key, e.amount from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'agentRebate' and a.kind = 'cash') booked on booked.key = 'agentRebate:' || p.member_id || ':' || p.day
    where p.earned <> r.parts or coalesce(booked.amount, 0) <> case when p.status = 'paid' then p.amount else 0 end
    union all select 1 from agent_rebate_remainders l where parts <>
      (select coalesce(sum(earned - amount * 10000), 0) from agent_rebate_payouts p where p.member_id = l.member_id)`,
}
