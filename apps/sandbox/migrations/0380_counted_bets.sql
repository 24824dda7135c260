-- Bets that do not count for turnover and rebates, as opposite ones, do not count for contracts either. What was settled before stays as it was,
-- as does what a process of the version before still settles: it does not name the column. 0382 counts the bets so far.
alter table play_days add column uncounted_stake bigint not null default 0, add column uncounted_payout bigint not null default 0;
alter table contract_settlements add column uncounted_too boolean not null default true;

create function bet_counts(p_stake bigint, p_valid_stake bigint) returns boolean language sql immutable as $$
  select p_stake = 0 or p_valid_stake <> 0
$$;

create or replace function team_add_play(p_rows game_records[], p_sign integer) returns void language sql as $$
  insert into play_days as d (member_id, day, game_type, bets, stake, valid_stake, payout, uncounted_stake, uncounted_payout)
  select member_id, case when p_sign > 0 then platform_day(settled_at) else void_day(round_id, settled_at) end, game_type,
      p_sign * count(*), p_sign * sum(stake), p_sign * sum(valid_stake), p_sign * sum(payout),
      p_sign * coalesce(sum(stake) filter (where not bet_counts(stake, valid_stake)), 0),
      p_sign * coalesce(sum(payout) filter (where not bet_counts(stake, valid_stake)), 0)
    from unnest(p_rows) group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, member_id, game_type) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake,
    valid_stake = d.valid_stake + excluded.valid_stake, payout = d.payout + excluded.payout,
    uncounted_stake = d.uncounted_stake + excluded.uncounted_stake, uncounted_payout = d.uncounted_payout + excluded.uncounted_payout
$$;

create or replace view play_days_from_rows as
  select member_id, day, game_type, sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(valid_stake)::bigint as valid_stake,
    sum(payout)::bigint as payout, coalesce(sum(stake) filter (where not bet_counts(stake, valid_stake)), 0)::bigint as uncounted_stake,
    coalesce(sum(payout) filter (where not bet_counts(stake, valid_stake)), 0)::bigint as uncounted_payout
  from (
    select member_id, platform_day(settled_at) as day, game_type, 1 as bets, stake, valid_stake, payout from game_records
      where status = 'settled' or (status = 'cancelled' and valid_stake is not null)
    union all select member_id, void_day(round_id, settled_at), game_type, -1, -stake, -valid_stake, -payout from game_records
      where status = 'cancelled' and valid_stake is not null
  ) facts group by 1, 2, 3;
