import { minor } from '@platform/sdk'
import type { Statement } from '@platform/sdk/records'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { dayStart, dayText } from '../gateway/days.ts'
import { invalid } from '../base/Refusal.ts'
import { sumsOf } from './transactionsOf.ts'
import { transactionName } from './transactionTypes.ts'

/** A month of the member's own money: opening balance, movements by type and by day, closing balance. */
export async function statementOf(month: string, context: Context): Promise<Statement> {
  const { db, language } = context
  const from = dayStart(`${month}-01`)
  const to = dayStart(`${monthAfter(month)}-01`)
  const now = context.now()
  if (from === undefined || to === undefined || from > now) throw invalid('month')
  const isOwnRow = sql<boolean>`r.member_id = ${memberOf(context).id}::bigint and r.created_at >= ${from}::bigint and r.created_at < ${to}::bigint`
  const { rows: types } = await sql<{ type: string; count: number; amount: number }>`
    select r.type, count(*) as count, sum(r.amount)::bigint as amount from wallet_rows r where ${isOwnRow}
    group by r.type order by abs(sum(r.amount)) desc, r.type`.execute(db)
  const { rows: days } = await sql<{ day: number; amount_in: number; amount_out: number; closing: number }>`
    select d.day, d.amount_in, d.amount_out, last.balance_after as closing from (
      select min(r.created_at) as day, max(r.id) as last, coalesce(sum(r.amount) filter (where r.amount > 0), 0)::bigint as amount_in,
        coalesce(-sum(r.amount) filter (where r.amount < 0), 0)::bigint as amount_out
      from wallet_rows r where ${isOwnRow} group by (r.created_at - ${from}::bigint) / 86400000
    ) d join wallet_rows last on last.id = d.last order by d.day`.execute(db)
  return {
    month,
    running: to > now,
    ...(await sumsOf(context, isOwnRow, { owner: memberOf(context).id, team: false, from, to })),
    types: types.map(({ type, count, amount }) => ({
      txCode: type,
      txName: transactionName(type, language),
      count: Number(count),
      amount: minor(amount),
    })),
    days: days.map(({ day, amount_in, amount_out, closing }) => ({
      day: dayText(day),
      amountIn: minor(amount_in),
      amountOut: minor(amount_out),
      closing: minor(closing),
    })),
  }
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number!, 1)).toISOString().slice(0, 7)
}
