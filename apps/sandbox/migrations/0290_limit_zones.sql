-- Frames of limits begin in the time zone of the merchant's market, which the gateway writes as it starts.
alter table merchants add column time_zone text not null default 'America/Sao_Paulo';

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

create or replace function limit_days_placed() returns trigger language plpgsql as $$
begin
  insert into limit_days as d (member_id, day, bets, stake, payout, voided)
  select a.member_id, day_in(r.time_zone, a.bet_at), count(*), sum(stake), sum(case status when 'cancelled' then 0 else payout end),
      sum(case status when 'cancelled' then stake else 0 end)
    from added a join merchants r on r.code = a.merchant group by 1, 2 order by 1, 2
  on conflict (member_id, day) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake,
    payout = d.payout + excluded.payout, voided = d.voided + excluded.voided;
  return null;
end $$;

create or replace function limit_days_decided() returns trigger language plpgsql as $$
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

select limit_days_recount(code, time_zone) from merchants;
