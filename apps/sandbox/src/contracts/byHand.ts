import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../base/Refusal.ts'
import { sendMessage } from '../messages/exports.ts'
import { contractMessage } from './messages.ts'

/** The payee or the payer has closed the account: no call can pay it any more. */
const isByHand = sql<boolean>`s.state = 'open' and (m.closed_at is not null or (s.payer = 'upline' and o.closed_at is not null))`

const settlementsByHand = (db: Db) =>
  db
    .selectFrom('contract_settlements as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .leftJoin('members as o', 'o.id', 's.offerer_id')
    .where(isByHand)

/** Amounts due to or from closed accounts, the oldest first, and how many there are: amount, payer and payee. */
export async function paymentsByHand(db: Db, most: number) {
  const rows = await settlementsByHand(db)
    .select(['s.id', 's.merchant', 's.kind', 's.payer', 's.due as amount', 's.period_from as from', 's.period_to as to'])
    .select(['m.account as userName', 'm.closed_at as closedAt', 'o.account as offeredBy', 'o.closed_at as offererClosedAt'])
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .orderBy('s.settled_at')
    .orderBy('s.id')
    .limit(most)
    .execute()
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ id, count: _all, ...row }) => ({ settlementId: String(id), ...row })) }
}

/** Closes a settlement that was paid outside the platform, once, with the reference of that payment. */
export async function endByHand(db: Db, { settlementId, reference, now }: { settlementId: number; reference: string; now: number }) {
  await db.transaction().execute(async (trx) => {
    const settlement = await settlementsByHand(trx)
      .select(['s.id', 's.kind', 's.member_id', 'm.closed_at'])
      .where('s.id', '=', settlementId)
      .forUpdate('s')
      .executeTakeFirst()
    if (!settlement) throw notFound()
    await trx
      .updateTable('contract_settlements')
      .set({ state: 'byHand', paid_at: now, reference })
      .where('id', '=', settlement.id)
      .execute()
    if (settlement.closed_at === null) await sendMessage(trx, settlement.member_id, contractMessage('paid', settlement.kind), now)
  })
}
