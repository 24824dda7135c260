import { sql, type RawBuilder } from 'kysely'
import { ofScope } from '../ofScope.ts'
import { within, type TeamDays } from '../teamDays.ts'
import type { TeamMember } from '../teamMember.ts'

/**
 * A member's rebates, one row per day, bettor, product and rates: as settled, or for unsettled days at the rates of
 * now or of their end. As `r`, for conditions.
 */
export const rebateRowsOf = (me: TeamMember, { days, now, own }: { days: TeamDays; now: number; own: boolean }): RawBuilder<unknown> => sql`
  select * from (
    select w.id::text as id, w.id as place, w.day, w.source_id, w.depth, w.game_type, w.bets, w.valid_stake, w.rate, w.their_rate, w.parts, y.status
    from agent_rebate_rows w join agent_rebate_payouts y on y.member_id = w.recipient_id and y.day = w.day
    where w.recipient_id = ${me.id} and w.day between ${days.from} and ${days.to}
    union all
    select 'd' || d.day || '-' || d.member_id || '-' || d.game_type, d.member_id, d.day, d.member_id, p.depth, d.game_type, d.bets, d.valid_stake,
      x.rate, x.their_rate, d.valid_stake * (x.rate - x.their_rate), 'pending'
    from (select * from play_days where ${within(days)} and day > ${settledDay(me.id)} and valid_stake <> 0 and ${ofScope(me)}) d
    join team_paths p on p.ancestor_id = ${me.id} and p.descendant_id = d.member_id
    join members m on m.id = d.member_id and m.type not in (4, 40)
    left join team_paths c on c.descendant_id = d.member_id and c.depth = p.depth - 1
    cross join lateral (select least(${now}::bigint, (d.day + 1) * 86400000::bigint + 10799999) as at) t
    cross join lateral (select agent_rate_at(${me.id}, d.game_type, t.at) as rate,
      case when c.ancestor_id is null then 0 else agent_rate_at(c.ancestor_id, d.game_type, t.at) end as their_rate) x
    where x.rate > x.their_rate and (${own} or p.depth > 0)
  ) r`

/** Through which day a member is settled: the merchant's, or already the next one. */
const settledDay = (memberId: number) => sql`
  (select greatest(u.settled_day, coalesce(r.settled_day, 0)) from members m join merchants o on o.code = m.merchant
    join agent_rebate_rules u on u.merchant = o.brand left join agent_rebate_remainders r on r.member_id = m.id where m.id = ${memberId})`
