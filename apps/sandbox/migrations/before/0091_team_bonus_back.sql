-- A bonus without turnover that is taken back with its deposit is no deposit: it was no member's money. Only the key tells it from the deposit,
-- as in the member's own profit and loss.
create function figure_of(p_kind text, p_key text) returns text language sql immutable as $$
  select case when p_kind in ('bonus', 'reward', 'forfeit') or (p_kind = 'clawback' and p_key like 'clawback:%:bonus') then 'reward'
    when p_kind in ('deposit', 'clawback') then 'deposit' when p_kind in ('withdrawal', 'rebate') then p_kind end
$$;

-- Whether an account of a member counts for a figure. Of a deposit all that the bank took back counts, also what the member owes from then
-- on; of a bonus only what was there to be taken.
create function figure_counts(p_figure text, p_account text) returns boolean language sql immutable as $$
  select p_figure is not null and (p_figure <> 'reward' or p_account <> 'receivable')
$$;

create or replace function team_count_entries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from added e join ledger_transfers t on t.id = e.transfer_id where figure_of(t.kind, t.key) is not null) then return null; end if;
  insert into member_days as d (member_id, day, deposit, withdrawal, rebate, reward)
  select member_id, day, coalesce(sum(amount) filter (where figure = 'deposit'), 0), coalesce(-sum(amount) filter (where figure = 'withdrawal'), 0),
      coalesce(sum(amount) filter (where figure = 'rebate'), 0), coalesce(sum(amount) filter (where figure = 'reward'), 0)
    from (select a.member_id, platform_day(e.created_at) as day, figure_of(t.kind, t.key) as figure, e.amount
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_counts(figure_of(t.kind, t.key), a.kind) and a.member_id is not null and e.amount <> 0) moved
    group by member_id, day order by member_id, day
  on conflict (day, member_id) do update set deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal,
    rebate = d.rebate + excluded.rebate, reward = d.reward + excluded.reward;
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
    sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal, sum(rebate)::bigint as rebate, sum(reward)::bigint as reward
  from (
    select id as member_id, platform_day(registered_at) as day, 1 as registered, 0 as sign_ins, 0 as first_deposit,
      0 as deposit, 0 as withdrawal, 0 as rebate, 0 as reward from members
    union all select member_id, platform_day(at), 0, 1, 0, 0, 0, 0, 0 from sign_ins
    union all select a.member_id, platform_day(min(e.created_at)), 0, 0, 1, 0, 0, 0, 0
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
    union all select a.member_id, platform_day(e.created_at), 0, 0, 0, case figure_of(t.kind, t.key) when 'deposit' then e.amount else 0 end,
        case figure_of(t.kind, t.key) when 'withdrawal' then -e.amount else 0 end, case figure_of(t.kind, t.key) when 'rebate' then e.amount else 0 end,
        case figure_of(t.kind, t.key) when 'reward' then e.amount else 0 end
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_counts(figure_of(t.kind, t.key), a.kind) and a.member_id is not null and e.amount <> 0
  ) facts group by 1, 2;

drop function figure_of(text);

-- What was counted before: whoever had a bonus taken back has a row for that day.
update member_days d set deposit = r.deposit, reward = r.reward from member_days_from_rows r
  where (r.member_id, r.day) = (d.member_id, d.day) and (r.deposit, r.reward) is distinct from (d.deposit, d.reward);
