import type { InputOf, OutputOf } from '@platform/sdk'
import type { getTeamProfitLoss } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { userNameFor } from '../base/maskUser.ts'
import { namedAs } from './namedAs.ts'
import { pathTo } from './pathTo.ts'
import { spanOf, type BothPeriods } from './bothPeriods.ts'
import { daysOfMembers, profit, sumsOf, totals, type Sums } from './sums.ts'
import { LINE_BYTES, ofScope } from './ofScope.ts'
import { inScope, teamDays } from './teamDays.ts'
import { teamMember, type TeamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamProfitLoss>
type Row = Sums & { id: number; account: string; type: number; depth: number; branch: boolean; below: number }

/** One page of the lines of a team's profit and loss, and the sums of all of them. */
export async function teamProfitLoss(filter: Filter, context: Context): Promise<OutputOf<typeof getTeamProfitLoss>> {
  const { db } = context
  const of = await teamMember(context, filter.memberId)
  const both = teamDays(filter)
  const page = listPage(filter.pageNo)
  const isLine = sql`(deposit, withdrawal, rebate, reward, fee, stake, valid_stake, payout) <> (0, 0, 0, 0, 0, 0, 0, 0)`
  const { rows: all } = await sql<{ count: number; page: Row[] | null; now: Sums; before: Sums }>`
    with line_days as materialized (
      ${daysOfLines(of, filter, both)}
    ), lines as (select *, ${profit} as profit from line_days where is_now and ${isLine})
    select (select count(*)::int from lines) as count, (select json_agg(p order by stake desc, id) from (
      select l.*, m.id, m.account, m.type, p.depth, ${isBranch(filter)} and p.depth = 1 as branch,
        (select count(*)::int - 1 from team_paths below where below.ancestor_id = m.id) as below
      from (select * from lines order by stake desc, line_id limit ${page.size} offset ${page.offset}) l
      join members m on m.id = l.line_id join team_paths p on p.ancestor_id = ${of.id} and p.descendant_id = m.id) p) as page,
      (${totalOf(sql`is_now`)}) as now, (${totalOf(sql`not is_now`)}) as before`.execute(db)
  const { count, page: rows, now, before } = all[0]!
  return {
    content: (rows ?? []).map((row) => ({
      memberId: String(row.id),
      userName: userNameFor(row.account, of.depth + row.depth),
      type: row.type,
      branch: row.branch,
      teamMemberCount: row.below,
      ...sumsOf(row),
    })),
    ...page.of(count),
    path: await pathTo(context, of.id),
    footer: sumsOf(now),
    previous: sumsOf(before),
    updateTime: context.now(),
  }
}

/** A team without a name filter: a line is a direct member with all members further down. */
const isBranch = ({ scope = 'team', userName }: Filter) => (scope === 'team' && !userName ? sql`true` : sql`false`)

/** The sums of all lines in a period. */
const totalOf = (isIn: RawBuilder<unknown>) =>
  sql`select row_to_json(s) from (select *, ${profit} as profit from (select ${totals} from line_days where ${isIn}) a) s`

/** What each line did in both periods. */
function daysOfLines(of: TeamMember, filter: Filter, both: BothPeriods) {
  const days = daysOfMembers(spanOf(both), filter.gameType)
  const isNow = sql`day >= ${both.days.from} as is_now`
  const { line } = of
  if (filter.userName || (filter.scope ?? 'team') !== 'team' || !line || line.length >= LINE_BYTES)
    return sql`select line_id, ${isNow}, ${totals} from (${days}) d join (${lineOfMember(of, filter)}) l using (member_id) group by 1, 2`
  // The direct member is the id that follows the head's id in the `line` of each member further down.
  return sql`
    select ('x' || encode(substring(head from length(head) - 7), 'hex'))::bit(64)::bigint as line_id, s.* from (
      select substring(line from 1 for ${line.length + 8}::integer) as head, ${isNow}, ${totals} from (${days}) d where ${ofScope(of)} group by 1, 2) s`
}

/** Each member whose figures count, and the line that they are part of. */
function lineOfMember(of: TeamMember, filter: Filter) {
  const { scope = 'team', userName } = filter
  if (scope !== 'team' || userName) {
    return sql`
      select p.descendant_id as member_id, p.descendant_id as line_id from team_paths p join members m on m.id = p.descendant_id
      where p.ancestor_id = ${of.id} and ${inScope(scope)} and ${namedAs(userName, of.depth)}`
  }
  // Line by line: there are few direct members, and their teams are not all teams.
  return sql`
    select ${of.id}::bigint as member_id, ${of.id}::bigint as line_id
    union all select below.descendant_id, p.descendant_id from team_paths p
      cross join lateral (select descendant_id from team_paths b where b.ancestor_id = p.descendant_id offset 0) below
      where p.ancestor_id = ${of.id} and p.depth = 1`
}
