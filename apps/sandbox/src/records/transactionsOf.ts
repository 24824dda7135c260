import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getMemberTransactions } from '@platform/sdk/records'
import { sql, type RawBuilder } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { beforeCursor, cursorOf, sizeOf } from './cursor.ts'
import { daysOf } from './daysOf.ts'
import { describeRows, type WalletRow } from './describeRows.ts'
import { teamOf } from './teamOf.ts'

type Filter = InputOf<typeof getMemberTransactions>
type Page = OutputOf<typeof getMemberTransactions>

/** Movements of the member, or of the agent's team. A page begins after a row, not at an offset: new rows do not shift it, and every page costs the same. */
export async function transactionsOf({ cursor, pageSize, types, ...filter }: Filter, context: Context): Promise<Page> {
  if (types === 'A') await teamOf(context, [])
  const whose = { owner: memberOf(context).id, team: types === 'A', ...daysOf(filter) }
  const size = sizeOf(pageSize)
  const matching = ownRows(filter, whose)
  const { rows } = await sql<WalletRow>`
    select r.* from wallet_rows r where ${matching} and ${beforeCursor(cursor, sql`(r.created_at, r.id)`)}
    order by r.created_at desc, r.id desc limit ${size + 1}`.execute(context.db)
  const pageRows = rows.slice(0, size)
  const last = rows.length > size ? pageRows.at(-1) : undefined
  return {
    content: await describeRows(
      pageRows,
      context,
      types === 'A' ? await teamOf(context, [...new Set(pageRows.map(({ member_id }) => member_id))]) : undefined,
    ),
    cursor: last ? cursorOf(last.created_at, last.id) : '',
    ...(!cursor && { footer: await sumsOf(context, matching, whose) }),
  }
}

/** The requested rows: those of the owner or of the complete team, in a time range. */
interface Whose {
  owner: number
  team: boolean
  from: number
  to: number
}

/** A team is never read as a list: it may have a hundred thousand members. */
const ids = ({ owner, team }: Whose) =>
  team ? sql`select descendant_id as id from team_paths where ancestor_id = ${owner}::bigint` : sql`select ${owner}::bigint as id`
const ownedBy = (whose: Whose, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  whose.team ? sql`${column} in (${ids(whose)})` : sql`${column} = ${whose.owner}::bigint`

function ownRows({ txCode, flow }: Filter, whose: Whose): RawBuilder<boolean> {
  const type = txCode ? sql`and r.type = ${txCode}` : sql``
  const direction = flow ? (flow === 'in' ? sql`and r.amount > 0` : sql`and r.amount < 0`) : sql``
  return sql`${ownedBy(whose, sql`r.member_id`)} and r.created_at >= ${whose.from}::bigint and r.created_at < ${whose.to}::bigint ${type} ${direction}`
}

/** Sums of matching rows, and the available money at both ends of a period: the balance after the last row before it. */
export async function sumsOf(context: Context, matching: RawBuilder<boolean>, whose: Whose) {
  const { rows } = await sql<{ count: number; amount_in: number; amount_out: number; opening: number; closing: number }>`
    select count(*) as count, coalesce(sum(r.amount) filter (where r.amount > 0), 0)::bigint as amount_in,
      coalesce(-sum(r.amount) filter (where r.amount < 0), 0)::bigint as amount_out,
      ${moneyAt(whose, whose.from)} as opening, ${moneyAt(whose, whose.to)} as closing
    from wallet_rows r where ${matching}`.execute(context.db)
  const { count, amount_in, amount_out, opening, closing } = rows[0]!
  return {
    count: Number(count),
    amountIn: minor(amount_in),
    amountOut: minor(amount_out),
    opening: minor(opening),
    closing: minor(closing),
  }
}

const moneyAt = (whose: Whose, moment: number) => sql<number>`(
  select coalesce(sum(last.balance_after), 0)::bigint from (${ids(whose)}) as owner, lateral (
    select b.balance_after from wallet_rows b where b.member_id = owner.id and b.created_at < ${moment}::bigint
    order by b.created_at desc, b.id desc limit 1) last)`
