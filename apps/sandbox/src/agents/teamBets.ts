import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamBets } from '@platform/sdk/agents'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'
import { beforeCursor, cursorOf, sizeOf, daysOf, betOf, STATES } from '../records/exports.ts'
import { userNameFor } from '../base/maskUser.ts'
import { namedAs } from './namedAs.ts'
import { pathTo } from './pathTo.ts'
import { inScope } from './teamDays.ts'
import { teamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamBets>
type Row = Selectable<Tables['game_records']> & { account: string; depth: number; name_pt: string; name_en: string; numero: string | null }

/** The bets of a team, newest first, and their sums: a void bet counts in none, an open one has no profit yet. */
export async function teamBets({ cursor, pageSize, ...filter }: Filter, context: Context): Promise<OutputOf<typeof getTeamBets>> {
  const { db } = context
  const of = await teamMember(context, filter.memberId)
  const moment = filter.dateType === 'settle' ? sql`r.settled_at` : sql`r.bet_at`
  const size = sizeOf(pageSize)
  const bets = sql`
    game_records r join team_paths p on p.ancestor_id = ${of.id} and p.descendant_id = r.member_id join members m on m.id = r.member_id
      join games g on g.node_id = r.node_id left join lottery_suborders l on l.sub_no = r.round_id left join lottery_orders o using (order_no)
      left join lottery_draws d on d.id = o.draw_id
    where ${matching(filter, of.depth)}`
  const { rows } = await sql<Row>`
    select r.*, m.account, p.depth, g.name_pt, g.name_en, d.numero from ${bets} and ${beforeCursor(cursor, sql`(${moment}, r.id)`)}
    order by ${moment} desc, r.id desc limit ${size + 1}`.execute(db)
  const pageRows = rows.slice(0, size)
  const last = rows.length > size ? pageRows.at(-1) : undefined
  const answer = {
    content: pageRows.map((row) => ({
      bet: betOf(row, context.language),
      memberId: String(row.member_id),
      userName: userNameFor(row.account, of.depth + row.depth),
      numero: row.numero ?? '',
    })),
    cursor: last ? cursorOf((filter.dateType === 'settle' ? last.settled_at : null) ?? last.bet_at, last.id) : '',
    path: await pathTo(context, of.id),
    updateTime: context.now(),
  }
  if (cursor) return answer
  const { rows: sums } = await sql<Record<'count' | 'stake' | 'settled' | 'valid' | 'payout', number>>`
    select count(*)::int as count, coalesce(sum(r.stake) filter (where r.status <> 'cancelled'), 0)::bigint as stake,
      coalesce(sum(r.stake) filter (where r.status = 'settled'), 0)::bigint as settled,
      coalesce(sum(r.valid_stake) filter (where r.status = 'settled'), 0)::bigint as valid,
      coalesce(sum(r.payout) filter (where r.status = 'settled'), 0)::bigint as payout from ${bets}`.execute(db)
  const { count, stake, settled, valid, payout } = sums[0]!
  const footer = { betAmount: minor(stake), validBetAmount: minor(valid), winAmount: minor(payout), profit: minor(payout - settled) }
  return { ...answer, footer: { count, ...footer } }
}

function matching(
  { scope, userName, gameType, vassalage, nodeId, numero, status, dateType, ...range }: Omit<Filter, 'cursor' | 'pageSize'>,
  depth: number,
) {
  // prettier-ignore
  const { from, to } = daysOf(range)
  const moment = dateType === 'settle' ? sql`r.settled_at` : sql`r.bet_at`
  return sql.join(
    [
      sql`${moment} >= ${from}::bigint and ${moment} < ${to}::bigint`,
      inScope(scope),
      namedAs(userName, depth),
      gameType ? sql`r.game_type = ${gameType}` : undefined,
      vassalage ? sql`r.vendor = ${vassalage}` : undefined,
      nodeId ? sql`r.node_id = ${nodeId}` : undefined,
      numero ? sql`d.numero = ${numero}` : undefined,
      status && STATES[status],
    ].filter((condition) => condition !== undefined),
    sql` and `,
  )
}
