import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getTeamProfitLossRows, TeamFigure } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { beforeCursor, cursorOf, sizeOf, daysOf, transactionName } from '../records/exports.ts'
import { figureSource, type FigureRow, type TeamPeriod } from './figureSource.ts'
import { userNameFor } from '../base/maskUser.ts'
import { pathTo } from './pathTo.ts'
import { inScope } from './teamDays.ts'
import { teamMember, type TeamMember } from './teamMember.ts'

type Filter = InputOf<typeof getTeamProfitLossRows>
type Described = FigureRow & { account: string; depth: number; order_no: string | null; name_pt?: string; name_en?: string; type?: string }

/** The rows behind a number of a team's profit and loss, newest first, and their sums. */
export async function figureRows(
  { figure, gameType, cursor, pageSize, ...filter }: Filter,
  context: Context,
): Promise<OutputOf<typeof getTeamProfitLossRows>> {
  const of = await teamMember(context, filter.memberId)
  const isOf = (member: RawBuilder<unknown>) => sql<boolean>`${member} in (select descendant_id from team_paths p where p.ancestor_id = ${of.id} and ${inScope(filter.scope)})` // prettier-ignore
  const rows = await rowsBehind({ figure, gameType, cursor, pageSize }, { of, isOf, ...daysOf(filter) }, context)
  return { ...rows, path: await pathTo(context, of.id) }
}

/** The same for any time range and any members of that team. */
export async function rowsBehind(
  { figure, gameType, cursor, pageSize }: Pick<Filter, 'figure' | 'gameType' | 'cursor' | 'pageSize'>,
  { of, ...period }: TeamPeriod & { of: TeamMember },
  context: Context,
): Promise<Omit<OutputOf<typeof getTeamProfitLossRows>, 'path'>> {
  const { db, language } = context
  const size = sizeOf(pageSize)
  const source = figureSource(figure, period)
  const product = gameType ? sql`s.game_type = ${gameType}` : sql`true`
  const { rows } = await sql<Described>`
    select s.*, m.account, p.depth, ${abouts[figure === 'bets' ? 'bet' : 'movement'].columns}
    from (select s.* from (${source}) s where ${product} and ${beforeCursor(cursor, sql`(s.at, s.id)`)}
      order by s.at desc, s.id desc limit ${size + 1}) s
    join members m on m.id = s.member_id join team_paths p on p.ancestor_id = ${of.id} and p.descendant_id = s.member_id
    ${abouts[figure === 'bets' ? 'bet' : 'movement'].joins} order by s.at desc, s.id desc`.execute(db)
  const pageRows = rows.slice(0, size)
  const last = rows.length > size ? pageRows.at(-1) : undefined
  const content = pageRows.map((row) => ({
    id: String(row.id),
    memberId: String(row.member_id),
    userName: userNameFor(row.account, of.depth + row.depth),
    time: row.at,
    title: row.type === undefined ? inLanguage(row as { name_pt: string; name_en: string }, 'name', language) : transactionName(typeOf(figure, row.type), language), // prettier-ignore
    gameType: row.game_type,
    voided: row.void,
    orderNo: row.order_no ?? '',
    ...amountsOf(row),
  }))
  const answer = { content, cursor: last ? cursorOf(last.at, last.id) : '', updateTime: context.now() }
  if (cursor) return answer
  const { rows: sums } = await sql<Pick<FigureRow, 'amount' | 'stake' | 'valid_stake' | 'payout'> & { count: number }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(valid_stake), 0)::bigint as valid_stake, coalesce(sum(payout), 0)::bigint as payout from (${source}) s where ${product}`.execute(db) // prettier-ignore
  return { ...answer, footer: { count: sums[0]!.count, ...amountsOf(sums[0]!) } }
}

const amountsOf = ({ amount, stake, valid_stake, payout }: Pick<FigureRow, 'amount' | 'stake' | 'valid_stake' | 'payout'>) => ({
  amount: minor(amount),
  betAmount: minor(stake),
  validBetAmount: minor(valid_stake),
  winAmount: minor(payout),
})

/** A fee has its own type, whatever transfer it belongs to. */
const typeOf = (figure: TeamFigure, type: string) => (figure === 'fee' ? 'fee' : type)

/** Columns that describe the owner of a row of bets, or of the ledger. Only orders have numbers there. */
const abouts = {
  bet: {
    columns: sql`g.name_pt, g.name_en, r.round_id as order_no`,
    joins: sql`join game_records r on r.id = s.of join games g on g.node_id = r.node_id`,
  },
  movement: {
    columns: sql`wallet_row_type(t.kind, case when t.kind = 'withdrawal' then -s.amount else s.amount end) as type, substring(t.reference from '[DW][0-9]{8,}') as order_no`,
    joins: sql`join ledger_transfers t on t.id = s.of`,
  },
}
