import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getMemberTransactions } from '@platform/sdk/records'
import { sql, type RawBuilder } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { beforeCursor, cursorOf, sizeOf } from './cursor.ts'
import { daysOf } from './daysOf.ts'
import { describeRows, type WalletRow } from './describeRows.ts'

type Filter = InputOf<typeof getMemberTransactions>
type Page = OutputOf<typeof getMemberTransactions>

/** The member's own movements. A page begins behind a row, not at a number: new rows move none, and the last page costs what the first does. */
export async function transactionsOf({ cursor, pageSize, ...filter }: Filter, context: Context): Promise<Page> {
  const { from, to } = daysOf(filter)
  const size = sizeOf(pageSize)
  const matching = ownRows(filter, { memberId: memberOf(context).id, from, to })
  const { rows } = await sql<WalletRow>`
    select r.* from wallet_rows r where ${matching} and ${beforeCursor(cursor, sql`(r.created_at, r.id)`)}
    order by r.created_at desc, r.id desc limit ${size + 1}`.execute(context.db)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    content: await describeRows(shown, context),
    cursor: last ? cursorOf(last.created_at, last.id) : '',
    ...(!cursor && { footer: await sumsOf(context, matching, { from, to }) }),
  }
}

function ownRows({ txCode, flow }: Filter, { memberId, from, to }: { memberId: number; from: number; to: number }): RawBuilder<boolean> {
  const type = txCode ? sql`and r.type = ${txCode}` : sql``
  const direction = flow ? (flow === 'in' ? sql`and r.amount > 0` : sql`and r.amount < 0`) : sql``
  return sql`r.member_id = ${memberId}::bigint and r.created_at >= ${from}::bigint and r.created_at < ${to}::bigint ${type} ${direction}`
}

/** Sums of matching rows, and the available money at both ends of a period: what the last row before it left. */
export async function sumsOf(context: Context, matching: RawBuilder<boolean>, { from, to }: { from: number; to: number }) {
  const { rows } = await sql<{ count: number; amount_in: number; amount_out: number; opening: number; closing: number }>`
    select count(*) as count, coalesce(sum(r.amount) filter (where r.amount > 0), 0)::bigint as amount_in,
      coalesce(-sum(r.amount) filter (where r.amount < 0), 0)::bigint as amount_out,
      ${moneyAt(context, from)} as opening, ${moneyAt(context, to)} as closing
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

const moneyAt = (context: Context, moment: number) => sql<number>`coalesce((
  select b.balance_after from wallet_rows b where b.member_id = ${memberOf(context).id}::bigint and b.created_at < ${moment}::bigint
  order by b.created_at desc, b.id desc limit 1), 0)`
