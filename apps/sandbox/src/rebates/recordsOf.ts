import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getRebateRecords } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { dayStart, dayText, startOfDay } from '../gateway/days.ts'
import { listPage } from '../gateway/listPage.ts'
import { daysOf } from '../records/exports.ts'
import { productOf } from './claimRebate.ts'

type Filter = InputOf<typeof getRebateRecords>

/** The member's own rebates. */
export async function recordsOf(filter: Filter, context: Context): Promise<OutputOf<typeof getRebateRecords>> {
  const page = listPage(filter.pageNo)
  const records = ownRows(filter, context)
  const sums = await records
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(r.valid_stake), 0)::bigint`.as('valid'),
      sql<number>`coalesce(sum(r.amount) filter (where c.status = 'paid'), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await records
    .selectAll('r')
    .select(['c.status', 'c.source'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .$call(page.rows)
    .execute()
  return {
    content: rows.map((row) => ({
      id: String(row.id),
      claimNo: row.claim_no,
      time: row.created_at,
      ...productOf(row),
      status: row.status,
      source: row.source,
    })),
    ...page.of(Number(sums.count)),
    footer: { count: Number(sums.count), validBetAmount: minor(sums.valid), amount: minor(sums.amount) },
    paid: await paidLately(context),
  }
}

function ownRows({ status, gameType, ...days }: Filter, context: Context) {
  const { from, to } = daysOf(days)
  return context.db
    .selectFrom('rebate_rows as r')
    .innerJoin('rebate_claims as c', 'c.claim_no', 'r.claim_no')
    .where('r.member_id', '=', memberOf(context).id)
    .where('r.created_at', '>=', from)
    .where('r.created_at', '<', to)
    .$if(status !== undefined, (query) => query.where('c.status', '=', status!))
    .$if(gameType !== undefined, (query) => query.where('r.game_type', '=', gameType!))
}

async function paidLately(context: Context): Promise<OutputOf<typeof getRebateRecords>['paid']> {
  const today = startOfDay(context.now())
  const yesterday = today - 86_400_000
  const month = dayStart(`${dayText(today).slice(0, 8)}01`)!
  const since = (from: number, to?: number) =>
    sql<number>`coalesce(sum(amount) filter (where created_at >= ${from}::bigint and created_at < ${to ?? Number.MAX_SAFE_INTEGER}::bigint), 0)::bigint`
  const paid = await context.db
    .selectFrom('rebate_claims')
    .select([since(today).as('today'), since(yesterday, today).as('yesterday'), since(month).as('month')])
    .where('member_id', '=', memberOf(context).id)
    .where('status', '=', 'paid')
    .where('created_at', '>=', Math.min(month, yesterday))
    .executeTakeFirstOrThrow()
  return { today: minor(paid.today), yesterday: minor(paid.yesterday), month: minor(paid.month) }
}
