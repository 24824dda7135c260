-- What members limit themselves to, what they have used of it, and how it changed.

-- One limit: cents, bets or minutes in a period. A rise that was requested waits beside it.
create table limits (
  member_id bigint not null references members,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'bets', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  value bigint not null check (value >= 0),
  set_at bigint not null,
  -- From when and until when the rise may be confirmed. Without `wanted` it is to no limit.
  wanted bigint check (wanted > value),
  ready_at bigint,
  confirm_by bigint check (confirm_by > ready_at),
  -- First day of the period in which the member was notified.
  noticed_day integer,
  primary key (member_id, kind, period),
  check ((ready_at is null) = (confirm_by is null)),
  check (wanted is null or ready_at is not null)
);
-- Rises that lapse next.
create index limits_lapse on limits (confirm_by) where confirm_by is not null;

-- Every change of a limit, and who made it.
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
-- A member's own, newest first.
create index limit_changes_member on limit_changes (member_id, at desc, id desc);
-- History does not change.
create trigger limit_changes_frozen before update or delete on limit_changes for each row execute function ledger_refuse_change();

-- When a member read the reminder of limits, and was last seen at play.
create table limit_states (
  member_id bigint primary key references members,
  reminded_at bigint,
  beat_at bigint
);

-- What a member bet and how long the member played, on the day of the platform on which it was placed: a payout or a void after midnight
-- belongs to the day of its bet. A stake that was voided stays a stake.
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

-- Bets as they are placed, whoever writes them.
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
-- Once per statement.
create trigger limit_days_placed after insert on game_records referencing new table as added
  for each statement execute function limit_days_placed();

-- Bets that are decided or voided later. What a void bet had won is taken back.
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
-- Once per statement.
create trigger limit_days_decided after update on game_records referencing old table as before new table as changed
  for each statement execute function limit_days_decided();
