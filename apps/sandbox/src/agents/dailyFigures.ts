import type { InputOf, OutputOf } from '@platform/sdk'
import type { getTeamDays } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Context } from '../gateway/Context.ts'
import { dayOfNumber } from '../gateway/days.ts'
import { daysOfMembers, profit, sumsOf, totals, type Sums } from './sums.ts'
import { ofScope } from './ofScope.ts'
import { teamDays, within } from './teamDays.ts'
import { teamMember } from './teamMember.ts'

type Row = Sums & { day: number; registered: number; logins: number; first_deposits: number; bettors: number }

/** The key figures of a team, day by day. */
export async function dailyFigures(filter: InputOf<typeof getTeamDays>, context: Context): Promise<OutputOf<typeof getTeamDays>> {
  const { days } = teamDays(filter)
  const range = within(days)
  const ofTeam = ofScope(await teamMember(context, filter.memberId), filter.scope)
  const product = filter.gameType ? sql`game_type = ${filter.gameType}` : sql`true`
  const { rows } = await sql<Row>`
    select s.*, ${profit} as profit, coalesce(c.registered, 0) as registered, coalesce(c.logins, 0) as logins,
      coalesce(c.first_deposits, 0) as first_deposits, coalesce(b.bettors, 0) as bettors
    from (select day, ${totals} from (${daysOfMembers(days, filter.gameType)}) d where ${ofTeam} group by day) s
    left join (select day, sum(registered)::int as registered, (count(*) filter (where sign_ins > 0))::int as logins,
      sum(first_deposit)::int as first_deposits from member_days where ${filter.gameType ? sql`false` : range} and ${ofTeam} group by day) c using (day)
    left join (select day, (count(*) filter (where bets > 0))::int as bettors from (select day, member_id, sum(bets) as bets from play_days
      where ${range} and ${product} and ${ofTeam} group by day, member_id) per_member group by day) b using (day)
    order by day`.execute(context.db)
  return {
    content: rows.map((row) => ({
      day: dayOfNumber(row.day),
      teamRegisterMemberCount: row.registered,
      teamLoginMemberCount: row.logins,
      teamFirstDepositMemberCount: row.first_deposits,
      teamBetMemberCount: row.bettors,
      ...sumsOf(row),
    })),
    updateTime: context.now(),
  }
}
