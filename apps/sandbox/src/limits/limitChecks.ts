import { sql } from 'kysely'

/** Limits must count what was bet: a check of the audit. */
export const limitChecks = {
  /** Days of members that differ from the records of their bets. */
  wrongLimitDays: sql`
    select 1 from (select * from limit_days where bets <> 0 or stake <> 0 or payout <> 0 or voided <> 0) d full join (
      select member_id, day_in(z.time_zone, bet_at) as day, count(*) as bets, sum(stake) as stake,
        sum(case status when 'cancelled' then 0 else payout end) as payout, sum(case status when 'cancelled' then stake else 0 end) as voided
      from game_records g join merchants z on z.code = g.merchant group by 1, 2) r using (member_id, day)
    where (d.bets, d.stake, d.payout, d.voided) is distinct from (r.bets, r.stake, r.payout, r.voided)`,
}
