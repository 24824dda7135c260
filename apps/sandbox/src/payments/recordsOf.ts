import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getDepositRecords } from '@platform/sdk/deposit'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { listPage } from '../gateway/listPage.ts'
import { daysOf } from '../records/exports.ts'
import { clawBacksOf } from './clawBacksOf.ts'
import { expireDue } from './expireDue.ts'
import { headOf } from './orderOf.ts'

type Filter = InputOf<typeof getDepositRecords>

/** The member's own deposits. */
export async function recordsOf(filter: Filter, context: Context): Promise<OutputOf<typeof getDepositRecords>> {
  const { db, now } = context
  await expireDue(db, now(), memberOf(context).id)
  const orders = ownOrders(filter, context)
  const { count, amount, credited, fee } = await orders
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(o.amount), 0)::bigint`.as('amount'),
      sql<number>`coalesce(sum(p.credited), 0)::bigint`.as('credited'),
      sql<number>`coalesce(sum(p.fee), 0)::bigint`.as('fee'),
    ])
    .executeTakeFirstOrThrow()
  const page = listPage(filter.pageNo)
  const rows = await orders
    .innerJoin('deposit_channels as c', (join) => join.onRef('c.merchant', '=', 'o.merchant').onRef('c.id', '=', 'o.channel_id'))
    .leftJoin('deposit_promotions as b', 'b.id', 'o.promotion_id')
    .selectAll('o')
    .select(['c.name_pt', 'c.name_en', 'b.title_pt', 'b.title_en', 'p.credited', 'p.fee', 'p.paid_at'])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_no', 'desc')
    .$call(page.rows)
    .execute()
  const clawBacks = await clawBacksOf(
    db,
    rows.map(({ order_no }) => order_no),
  )
  const content = rows.map((row) => ({
    ...headOf(row, row, context),
    clawBack: clawBacks.get(row.order_no),
    fee: minor(row.fee),
    credited: minor(row.credited),
    paidAt: row.paid_at ?? undefined,
    promotionTitle:
      row.title_pt === null ? '' : inLanguage({ title_pt: row.title_pt, title_en: row.title_en ?? '' }, 'title', context.language),
  }))
  const footer = { count: Number(count), amount: minor(amount), credited: minor(credited), fee: minor(fee) }
  return { content, ...page.of(footer.count), footer }
}

function ownOrders({ status, channelId, ...days }: Filter, context: Context) {
  const { from, to } = daysOf(days)
  return context.db
    .selectFrom('deposit_orders as o')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('deposit_payments')
          .select((of) => [
            of.fn.min('paid_at').as('paid_at'),
            sql<number>`coalesce(sum(amount - fee) filter (where status = 'credited'), 0)::bigint`.as('credited'),
            sql<number>`coalesce(sum(fee) filter (where status = 'credited'), 0)::bigint`.as('fee'),
          ])
          .whereRef('deposit_payments.order_no', '=', 'o.order_no')
          .as('p'),
      (join) => join.onTrue(),
    )
    .where('o.member_id', '=', memberOf(context).id)
    .where('o.created_at', '>=', from)
    .where('o.created_at', '<', to)
    .$if(status !== undefined, (query) => query.where('o.status', 'in', status!))
    .$if(channelId !== undefined, (query) => query.where('o.channel_id', '=', channelId!))
}
