import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { ContractSettlement, getContractSettlements } from '@platform/sdk/contracts'
import { sql, type Selectable } from 'kysely'
import { userNameFor } from '../base/maskUser.ts'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { dayEnd, dayStart } from '../gateway/days.ts'
import { listPage } from '../gateway/listPage.ts'
import { invalid } from '../base/Refusal.ts'
import { paymentReadiness, transferFacts } from '../transfers/exports.ts'
import { requireKind } from './contractRules.ts'
import { figuresAs } from './figuresOf.ts'
import { idOrNone } from './idOrNone.ts'

export type SettlementRow = Selectable<Tables['contract_settlements']> & { account: string }

/** A page of settlements with their sums, and what the caller could pay. */
export async function settlementsOf(
  { kind, side, state, memberId, startDate, endDate, pageNo }: InputOf<typeof getContractSettlements>,
  context: Context,
): Promise<OutputOf<typeof getContractSettlements>> {
  const { db } = context
  const { id } = memberOf(context)
  await requireKind(context, kind)
  const [from, to] = [startDate && dayStart(startDate), endDate && dayEnd(endDate)]
  if (startDate && from === undefined) throw invalid('startDate')
  if (endDate && to === undefined) throw invalid('endDate')
  const page = listPage(pageNo)
  const query = db
    .selectFrom('contract_settlements as s')
    .where('s.kind', '=', kind)
    .where(side === 'mine' ? 's.member_id' : 's.offerer_id', '=', id)
    .$if(state !== undefined, (rows) => rows.where('s.state', 'in', state === 'paid' ? ['paid', 'byHand'] : [state!]))
    .$if(memberId !== undefined, (rows) => rows.where('s.member_id', '=', idOrNone(memberId!)))
    .$if(Boolean(from), (rows) => rows.where('s.period_from', '>=', from as number))
    .$if(Boolean(to), (rows) => rows.where('s.period_from', '<', to as number))
  const rows = await query
    .innerJoin('members as m', 'm.id', 's.member_id')
    .selectAll('s')
    .select('m.account')
    .orderBy('s.period_from', 'desc')
    .orderBy('s.id', 'desc')
    .$call(page.rows)
    .execute()
  const sums = await query
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(due), 0)::bigint`.as('due'),
      sql<number>`coalesce(sum(due) filter (where state in ('paid', 'byHand')), 0)::bigint`.as('paid'),
      sql<number>`(count(*) filter (where state = 'open'))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow()
  const { payable, readiness } = await transferFacts(context)
  return {
    content: rows.map((row) => settlementAs(row)),
    ...page.of(sums.count),
    footer: { count: sums.count, due: minor(sums.due), paid: minor(sums.paid), open: minor(sums.due - sums.paid), openCount: sums.open },
    payable: minor(Math.max(0, payable)),
    readiness: paymentReadiness(readiness),
  }
}

/** A settlement as its two members see it. */
export const settlementAs = (row: SettlementRow): ContractSettlement => ({
  settlementId: String(row.id),
  contractId: String(row.contract_id),
  kind: row.kind,
  memberId: String(row.member_id),
  userName: userNameFor(row.account, 1),
  from: row.period_from,
  to: row.period_to,
  figures: figuresAs(row, row.fees_count),
  terms: row.terms,
  tier: row.tier,
  carryIn: minor(row.carry_in),
  base: minor(row.base),
  due: minor(row.due),
  carryOut: minor(row.carry_out),
  state: row.state === 'byHand' ? 'paid' : row.state,
  payer: row.payer,
  paidAt: row.paid_at ?? undefined,
  orderNo: row.order_no ?? row.reference ?? '',
})
