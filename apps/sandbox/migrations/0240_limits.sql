-- Five kinds of limits in place of the limit of deposits, and what is used of them.
create table limits (
  member_id bigint not null references members,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'bets', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  value bigint not null check (value >= 0),
  set_at bigint not null,
  wanted bigint check (wanted > value),
  ready_at bigint,
  confirm_by bigint check (confirm_by > ready_at),
  noticed_day integer,
  primary key (member_id, kind, period),
  check ((ready_at is null) = (confirm_by is null)),
  check (wanted is null or ready_at is not null)
);
create index limits_lapse on limits (confirm_by) where confirm_by is not null;

create table limit_changes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  at bigint not null,
  kind text not null,
  period text not null,
  before bigint,
  after bigint,
  change text not null check (change in ('set', 'lowered', 'requested', 'confirmed', 'dropped', 'lapsed')),
  actor text not null check (actor in ('member', 'operator', 'system'))
);
create index limit_changes_member on limit_changes (member_id, at desc, id desc);
create trigger limit_changes_frozen before update or delete on limit_changes for each row execute function ledger_refuse_change();

create table limit_states (
  member_id bigint primary key references members,
  reminded_at bigint,
  beat_at bigint
);

create table limit_days (
  member_id bigint not null references members,
  day integer not null,
  bets integer not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  voided bigint not null default 0,
  play_ms integer not null default 0,
  primary key (member_id, day)
);

create function limit_days_placed() returns trigger language plpgsql as $$
begin
  insert into limit_days as d (member_id, day, bets, stake, payout, voided)
  select member_id, platform_day(bet_at), count(*), sum(stake), sum(case status when 'cancelled' then 0 else payout end),
      sum(case status when 'cancelled' then stake else 0 end)
    from added group by 1, 2 order by 1, 2
  on conflict (member_id, day) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake,
    payout = d.payout + excluded.payout, voided = d.voided + excluded.voided;
  return null;
end $$;
create trigger limit_days_placed after insert on game_records referencing new table as added
  for each statement execute function limit_days_placed();

create function limit_days_decided() returns trigger language plpgsql as $$
begin
  update limit_days d set payout = d.payout + x.payout, voided = d.voided + x.voided
  from (
    select n.member_id, platform_day(n.bet_at) as day,
      sum(case n.status when 'cancelled' then 0 else n.payout end - case o.status when 'cancelled' then 0 else o.payout end) as payout,
      sum(case n.status when 'cancelled' then n.stake else 0 end - case o.status when 'cancelled' then o.stake else 0 end) as voided
    from before o join changed n on n.id = o.id group by 1, 2
  ) x where d.member_id = x.member_id and d.day = x.day and (x.payout <> 0 or x.voided <> 0);
  return null;
end $$;
create trigger limit_days_decided after update on game_records referencing old table as before new table as changed
  for each statement execute function limit_days_decided();

-- What was set until now, by operators.
insert into limits (member_id, kind, period, value, set_at) select member_id, 'deposit', period, amount, set_at from deposit_limits;
insert into limit_changes (member_id, at, kind, period, after, change, actor)
  select member_id, set_at, 'deposit', period, amount, 'set', 'operator' from deposit_limits order by set_at, member_id, period;
drop table deposit_limits;

insert into limit_days (member_id, day, bets, stake, payout, voided)
select member_id, platform_day(bet_at), count(*), sum(stake), sum(case status when 'cancelled' then 0 else payout end),
    sum(case status when 'cancelled' then stake else 0 end)
  from game_records group by 1, 2;

create index member_transfers_receiver on member_transfers (receiver_id, created_at);
