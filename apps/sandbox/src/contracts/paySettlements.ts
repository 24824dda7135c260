import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import { MOST_SETTLEMENTS, type paySettlement as call } from '@platform/sdk/contracts'
import { openCase } from '../help/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { invalid, notFound, Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { balanceOf, lockWallets } from '../ledger/wallet.ts'
import { confirmPayment } from '../security/exports.ts'
import { assertFree, assertReady, paymentReadiness, transferFacts, type TransferFacts } from '../transfers/exports.ts'
import { requireKind } from './contractRules.ts'
import { settlementAs, type SettlementRow } from './settlementsOf.ts'
import { writePayment } from './writeSettlement.ts'

type Form = InputOf<typeof call>

/** Checks that these can be paid before the password is checked, since a wrong password may lock it. */
export async function confirmPaying(form: Form, context: Context): Promise<void> {
  await requireKind(context, form.kind)
  assertTotal(await payables(form, context), form.total)
  await confirmPayment(context, 'transfer', form)
}

/** Pays settlements of direct members, all or nothing. In the transaction of its call. */
export async function paySettlements(form: Form, context: Context): Promise<OutputOf<typeof call>> {
  const { db } = context
  const { id } = memberOf(context)
  const ids = (await payables(form, context)).map((row) => row.id)
  // In one order, so that two parallel payments of the same ones wait for each other; then read again.
  await db.selectFrom('contract_settlements').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const rows = await payables(form, context)
  assertTotal(rows, form.total)
  await lockWallets(db, [id, ...new Set(rows.map(({ member_id }) => member_id))])
  const facts = await transferFacts(context)
  assertReady({ readiness: paymentReadiness(facts.readiness) })
  assertFree({ cash: facts.cash, free: facts.payable }, form.total)
  await payRows(context, rows, facts)
  const paidSettlements = await settlements(context, ids)
  return { settlements: paidSettlements.map((row) => settlementAs(row)), total: form.total, balanceAfter: minor(await balanceOf(db, id)) }
}

/** Pays settlements from the caller's cash, under the locks of both sides. */
export async function payRows(context: Context, rows: readonly Payable[], { cash, fresh }: Pick<TransferFacts, 'cash' | 'fresh'>) {
  const { db, now } = context
  const party = { memberId: memberOf(context).id, bucket: 'cash' as const }
  for (const row of rows) await writePayment(db, row, party, { at: now(), members: 'tell' })
  const used = rows.reduce((sum, { due }) => sum + due, 0) - (cash - Math.min(cash, fresh))
  if (used > 0) await reportFresh(context, rows, used)
}

/** Lists a payment that used deposits which were not bet at the operator's desk. */
async function reportFresh({ db, now, ...context }: Context, rows: readonly Payable[], used: number): Promise<void> {
  const { id, merchant } = memberOf({ db, now, ...context })
  const { account: payer } = await db.selectFrom('members').select('account').where('id', '=', id).executeTakeFirstOrThrow()
  const lines = rows.map(({ id: settlement, kind, account, due }) => ({ payer, payee: account, settlement, kind, amount: due }))
  const key = `fresh:${rows.map(({ id: settlement }) => settlement).join()}`
  await openCase(db, { merchant, kind: 'freshSettlement', key, rows: [...lines, { payer, freshDeposits: used }], at: now() })
}

/** The settlements that a form names, in its order: each is open and the caller's to pay. Throws the code of the reason otherwise. */
async function payables({ kind, settlementIds }: Form, context: Context): Promise<Payable[]> {
  const { length } = settlementIds
  const ids = settlementIds.map((one) => rowId(one))
  if (length === 0 || length > MOST_SETTLEMENTS || new Set(ids).size < length) throw invalid('settlementIds')
  const { id } = memberOf(context)
  const rows = await settlements(context, ids)
  return ids.map((one) => {
    const row = rows.find((candidate) => candidate.id === one && candidate.kind === kind)
    if (row?.member_id === id) throw new Refusal('contract.self', 400)
    if (!row || row.offerer_id !== id) throw notFound()
    if (row.payer === 'house' || row.state === 'none' || (row.state === 'open' && row.closed_at !== null))
      throw new Refusal('contract.settled', 400)
    if (row.state !== 'open') throw new Refusal('contract.periodPaid', 400)
    return row
  })
}

/** A settlement, and when the payee closed the account. */
type Payable = SettlementRow & { closed_at: number | null }

export const settlements = ({ db }: Context, ids: readonly number[]): Promise<Payable[]> =>
  db
    .selectFrom('contract_settlements as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .selectAll('s')
    .select(['m.account', 'm.closed_at'])
    .where('s.id', 'in', ids)
    .orderBy('s.id')
    .execute()

function assertTotal(rows: readonly SettlementRow[], confirmedTotal: number): void {
  const total = rows.reduce((sum, { due }) => sum + due, 0)
  if (total !== confirmedTotal) throw new Refusal('contract.total', 400, { total: total / 100 })
}
