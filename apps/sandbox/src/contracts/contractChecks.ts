import { sql } from 'kysely'

/** Settled contracts must match the figures they were computed from and the payments: checks of the audit. */
export const contractChecks = {
  /** Settlements whose figures are not the sums of the members behind them, or count others as active. */
  wrongSettlements: sql`
    select 1 from contract_settlements s left join (
      select settlement_id, sum(stake) as stake, sum(valid_stake) as valid_stake, sum(payout) as payout, sum(rebate) as rebate, sum(reward) as reward,
        sum(fee) as fee, count(*) filter (where active) as active from contract_settlement_members group by 1
    ) m on m.settlement_id = s.id
    where (s.stake, s.valid_stake, s.payout, s.rebate, s.reward, s.fee, s.active) is distinct from
      (coalesce(m.stake, 0), coalesce(m.valid_stake, 0), coalesce(m.payout, 0), coalesce(m.rebate, 0), coalesce(m.reward, 0), coalesce(m.fee, 0), coalesce(m.active, 0))
    -- Before opposite bets counted for nothing, all stakes did.
    union all select 1 from contract_settlements s cross join jsonb_array_elements(s.actives) a cross join lateral (
      select count(*) filter (where m.valid_stake > (a->>'activeStake')::bigint) as valid, count(*) filter (where m.stake > (a->>'activeStake')::bigint) as staked
      from contract_settlement_members m where m.settlement_id = s.id) c where (a->>'members')::bigint not in (c.valid, c.staked)`,
  /** Periods that do not begin with the previous one's remainder. */
  wrongCarries: sql`
    select 1 from contract_settlements s join contract_settlements p on p.contract_id = s.contract_id and p.period_to = s.period_from
    where s.carry_in <> case when (s.terms->>'carryOver')::boolean then p.carry_out else 0 end`,
  /** Paid settlements whose payment has another amount, and payments without a settlement. */
  wrongPayments: sql`
    select 1 from contract_settlements s where s.state = 'paid' and s.due is distinct from (
      select sum(e.amount) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.id = s.transfer_id and t.key = 'contract:' || s.id and a.member_id = s.member_id)
    union all select 1 from ledger_transfers t where t.key like 'contract:%' and not exists (select 1 from contract_settlements s where s.transfer_id = t.id)`,
}
