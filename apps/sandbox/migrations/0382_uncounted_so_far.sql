-- What bets that do not count came to so far; results have one row for each, so one look at them is enough. Nothing is settled meanwhile.
lock table play_days in share row exclusive mode;
update play_days d set uncounted_stake = r.stake, uncounted_payout = r.payout
  from (
    select member_id, platform_day(at) as day, game_type, sum(stake)::bigint as stake, sum(payout)::bigint as payout
    from bet_results where stake <> 0 and valid_stake = 0 group by 1, 2, 3
  ) r where (d.day, d.member_id, d.game_type) = (r.day, r.member_id, r.game_type);
