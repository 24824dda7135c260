import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getWithdrawRecords } from '@platform/sdk/withdraw'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { daysOf } from '../records/exports.ts'
import { headOf } from './withdrawalOf.ts'

type Filter = InputOf<typeof getWithdrawRecords>

/** The member's own withdrawals. */
export async function recordsOf({ status, pageNo, ...days }: Filter, context: Context): Promise<OutputOf<typeof getWithdrawRecords>> {
  const { from, to } = daysOf(days)
  const withdrawals = context.db
    .selectFrom('withdrawals as w')
    .where('w.member_id', '=', memberOf(context).id)
    .where('w.created_at', '>=', from)
    .where('w.created_at', '<', to)
    .$if(status !== undefined, (query) => query.where('w.status', 'in', status!))
  const { count, amount, paid, fee } = await withdrawals
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(w.amount), 0)::bigint`.as('amount'),
      sql<number>`coalesce(sum(w.amount - w.fee) filter (where w.status = 'paid'), 0)::bigint`.as('paid'),
      sql<number>`coalesce(sum(w.fee) filter (where w.status = 'paid'), 0)::bigint`.as('fee'),
    ])
    .executeTakeFirstOrThrow()
  const page = listPage(pageNo)
  const rows = await withdrawals
    .innerJoin('bank_cards as c', 'c.id', 'w.bank_card_id')
    .selectAll('w')
    .select(['c.type', 'c.pix_key_type', 'c.bank_code', 'c.masked', 'c.holder'])
    .orderBy('w.created_at', 'desc')
    .orderBy('w.order_no', 'desc')
    .$call(page.rows)
    .execute()
  const footer = { count: Number(count), amount: minor(amount), paid: minor(paid), fee: minor(fee) }
  return { content: rows.map((row) => headOf(row, row)), ...page.of(footer.count), footer }
}
