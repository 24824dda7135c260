-- Rewards that are paid as cash bind it like a deposit, and like it until it is lost.
create or replace function turnover_end_lost(p_member bigint, p_at bigint) returns void language sql as $$
  update turnover_requirements set state = 'closed', ended_at = p_at
  where member_id = p_member and state = 'open' and account_id is null
    and not exists (select 1 from ledger_accounts where member_id = p_member and kind in ('cash', 'bonus', 'wallet') and (balance > 0 or debits_pending > 0))
    and not exists (select 1 from game_records where member_id = p_member and status = 'open')
    and not exists (select 1 from lottery_orders where member_id = p_member and status = 'open')
$$;
