import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Gauge } from './Gauge.ts'

const MINUTE = 60_000

/**
 * The limits of a member's bets and of the time of play. The used part of a loss is Σ stakes − Σ payouts − Σ voids of the bets placed in
 * the period, so that open bets count as lost. Sums of days: a month of bets is 31 rows.
 */
export async function playGauges(db: Db, memberId: number, at: number): Promise<Gauge[]> {
  const { rows } = await gaugesQuery(memberId, at).execute(db)
  return rows.map((gauge) => (gauge.kind === 'time' ? { ...gauge, used: Math.floor(gauge.used / MINUTE) } : gauge))
}

/** The one query of it, which every stake makes. */
export const gaugesQuery = (memberId: number, at: number) => sql<Gauge>`
    select l.kind, l.period, l.value, l.noticed_day as "noticedDay", p.first as "firstDay", p.finish as "resetsAt", coalesce(sum(case l.kind when 'loss' then d.stake - d.payout - d.voided
      when 'stake' then d.stake when 'bets' then d.bets else d.play_ms end), 0)::bigint as used
    from limits l join limit_frames(${memberId}::bigint, ${at}::bigint) p on p.period = l.period
    left join limit_days d on d.member_id = l.member_id and d.day >= p.first and d.day < p.after
    where l.member_id = ${memberId} and l.kind <> 'deposit' group by l.member_id, l.kind, l.period, p.first, p.finish`
