-- Fees are part of what a team won or lost, as of what its members did. What the merchant's fee account took for a member's orders, less what
-- it gave back; above zero the member paid.
alter table member_days add column fee bigint not null default 0;

-- Whose the fee of a deposit or a withdrawal is: the member's of the same transfer. That of a deposit which the bank took back moves by itself:
-- the member's of the deposit. Null for any other.
create function fee_payer(p_transfer bigint, p_kind text, p_key text) returns bigint language sql stable as $$
  select case
    when p_kind in ('deposit', 'withdrawal') then (
      select a.member_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transfer_id = p_transfer and a.member_id is not null limit 1)
    when p_kind = 'fee' then (select member_id from deposit_payments where end_to_end_id = substring(p_key from '^clawback:(.*):fee$')) end
$$;

create or replace function team_count_entries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from added e join ledger_transfers t on t.id = e.transfer_id where t.kind = 'fee' or figure_of(t.kind, t.key) is not null) then return null; end if;
  insert into member_days as d (member_id, day, deposit, withdrawal, rebate, reward, fee)
  select member_id, day, coalesce(sum(amount) filter (where figure = 'deposit'), 0), coalesce(-sum(amount) filter (where figure = 'withdrawal'), 0),
      coalesce(sum(amount) filter (where figure = 'rebate'), 0), coalesce(sum(amount) filter (where figure = 'reward'), 0),
      coalesce(sum(amount) filter (where figure = 'fee'), 0)
    from (
      select a.member_id, platform_day(e.created_at) as day, figure_of(t.kind, t.key) as figure, e.amount
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_counts(figure_of(t.kind, t.key), a.kind) and a.member_id is not null and e.amount <> 0
      union all select fee_payer(t.id, t.kind, t.key), platform_day(e.created_at), 'fee', e.amount
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where a.kind = 'fees' and e.amount <> 0 and fee_payer(t.id, t.kind, t.key) is not null
    ) moved group by member_id, day order by member_id, day
  on conflict (day, member_id) do update set deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal,
    rebate = d.rebate + excluded.rebate, reward = d.reward + excluded.reward, fee = d.fee + excluded.fee;
  -- Whichever deposit is the earliest, in whatever order they are written.
  update member_days d set first_deposit = (d.day = first.day)::integer from (
    select a.member_id, least(min(platform_day(e.created_at)), (select day from member_days known
      where known.member_id = a.member_id and known.first_deposit = 1)) as day
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
  ) first where d.member_id = first.member_id and d.first_deposit <> (d.day = first.day)::integer;
  return null;
end $$;

-- The same figures again, from the rows that they come from.
create or replace view member_days_from_rows as
  select member_id, day, sum(registered)::smallint as registered, sum(sign_ins)::integer as sign_ins, max(first_deposit)::smallint as first_deposit,
    sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal, sum(rebate)::bigint as rebate, sum(reward)::bigint as reward,
    sum(fee)::bigint as fee
  from (
    select id as member_id, platform_day(registered_at) as day, 1 as registered, 0 as sign_ins, 0 as first_deposit,
      0 as deposit, 0 as withdrawal, 0 as rebate, 0 as reward, 0 as fee from members
    union all select member_id, platform_day(at), 0, 1, 0, 0, 0, 0, 0, 0 from sign_ins
    union all select a.member_id, platform_day(min(e.created_at)), 0, 0, 1, 0, 0, 0, 0, 0
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
    union all select a.member_id, platform_day(e.created_at), 0, 0, 0, case figure_of(t.kind, t.key) when 'deposit' then e.amount else 0 end,
        case figure_of(t.kind, t.key) when 'withdrawal' then -e.amount else 0 end, case figure_of(t.kind, t.key) when 'rebate' then e.amount else 0 end,
        case figure_of(t.kind, t.key) when 'reward' then e.amount else 0 end, 0
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_counts(figure_of(t.kind, t.key), a.kind) and a.member_id is not null and e.amount <> 0
    union all select fee_payer(t.id, t.kind, t.key), platform_day(e.created_at), 0, 0, 0, 0, 0, 0, 0, e.amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where a.kind = 'fees' and e.amount <> 0 and fee_payer(t.id, t.kind, t.key) is not null
  ) facts group by 1, 2;

-- What was there before.
insert into member_days as d (member_id, day, fee) select member_id, day, fee from member_days_from_rows where fee <> 0
  on conflict (day, member_id) do update set fee = excluded.fee;

-- Bets that had settled and became void before their results were rows: both rows, as a bet of today has them, so that a member's own figures
-- and those of the team are the same.
insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
  select r.id, r.member_id, r.game_type, v.void, v.sign * r.stake, v.sign * r.valid_stake, v.sign * r.payout,
    case when v.void then coalesce((select created_at from ledger_transfers where key = 'void:' || r.round_id), r.settled_at) else r.settled_at end
  from game_records r, (values (false, 1), (true, -1)) as v(void, sign)
  where r.status = 'cancelled' and r.valid_stake is not null
    and not exists (select 1 from bet_results b where b.record_id = r.id)
  order by r.id, v.void;
