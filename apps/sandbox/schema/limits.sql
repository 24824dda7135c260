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

-- When a member read the reminder of limits, and was last seen at play. A play session is from its first act until a while without one: what was
-- bet in it is read from the records. `check_ms` is the chosen time between two reality checks.
create table limit_states (
  member_id bigint primary key references members,
  reminded_at bigint,
  beat_at bigint,
  play_from bigint,
  acted_at bigint,
  checked_at bigint,
  check_ms integer check (check_ms > 0)
);

-- The day of a time zone that a moment lies in, counted from 1970-01-01.
create function day_in(p_zone text, p_at bigint) returns integer language sql immutable as $$
  select (to_timestamp(p_at / 1000.0) at time zone p_zone)::date - date '1970-01-01'
$$;
-- Its first millisecond.
create function day_begins(p_zone text, p_day integer) returns bigint language sql immutable as $$
  select (extract(epoch from (date '1970-01-01' + p_day)::timestamp at time zone p_zone) * 1000)::bigint
$$;
-- The frames that a moment lies in, in the time zone of a member's merchant: midnight, Monday, the first of the month. `finish` and `after` are
-- the first millisecond and the first day of the next one.
create function limit_frames(p_member bigint, p_at bigint) returns table (period text, start bigint, finish bigint, first integer, after integer)
language sql stable as $$
  select f.period, day_begins(z.time_zone, f.first), day_begins(z.time_zone, f.after), f.first, f.after
  from (select r.time_zone, day_in(r.time_zone, p_at) as day from members m join merchants r on r.code = m.merchant where m.id = p_member) z
  cross join lateral (select date '1970-01-01' + z.day as date, date_trunc('month', (date '1970-01-01' + z.day)::timestamp)::date as month) d
  cross join lateral (values ('day', z.day, z.day + 1),
    ('week', z.day - extract(isodow from d.date)::integer + 1, z.day - extract(isodow from d.date)::integer + 8),
    ('month', d.month - date '1970-01-01', (d.month + interval '1 month')::date - date '1970-01-01')
  ) f (period, first, after)
$$;

-- What a member bet and how long the member played, on the day of the merchant's time zone on which it was placed: a payout or a void after midnight
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
  select a.member_id, day_in(r.time_zone, a.bet_at), count(*), sum(stake), sum(case status when 'cancelled' then 0 else payout end),
      sum(case status when 'cancelled' then stake else 0 end)
    from added a join merchants r on r.code = a.merchant group by 1, 2 order by 1, 2
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
    select n.member_id, day_in(r.time_zone, n.bet_at) as day,
      sum(case n.status when 'cancelled' then 0 else n.payout end - case o.status when 'cancelled' then 0 else o.payout end) as payout,
      sum(case n.status when 'cancelled' then n.stake else 0 end - case o.status when 'cancelled' then o.stake else 0 end) as voided
    from before o join changed n on n.id = o.id join merchants r on r.code = n.merchant group by 1, 2
  ) x where d.member_id = x.member_id and d.day = x.day and (x.payout <> 0 or x.voided <> 0);
  return null;
end $$;
-- Once per statement.
create trigger limit_days_decided after update on game_records referencing old table as before new table as changed
  for each statement execute function limit_days_decided();

-- Counts the days of a merchant's members again, in a time zone.
create function limit_days_recount(p_merchant text, p_zone text) returns void language sql as $$
  update limit_days d set bets = 0, stake = 0, payout = 0, voided = 0 from members m where m.id = d.member_id and m.merchant = p_merchant;
  insert into limit_days as d (member_id, day, bets, stake, payout, voided)
  select member_id, day_in(p_zone, bet_at), count(*), sum(stake), sum(case status when 'cancelled' then 0 else payout end),
      sum(case status when 'cancelled' then stake else 0 end)
    from game_records where merchant = p_merchant group by 1, 2
  on conflict (member_id, day) do update set bets = excluded.bets, stake = excluded.stake, payout = excluded.payout, voided = excluded.voided
$$;
-- A merchant whose market changes gets other frames.
create function limit_days_rezoned() returns trigger language plpgsql as $$
begin
  perform limit_days_recount(new.code, new.time_zone);
  return null;
end $$;
create trigger limit_days_rezoned after update of time_zone on merchants for each row
  when (old.time_zone is distinct from new.time_zone) execute function limit_days_rezoned();
