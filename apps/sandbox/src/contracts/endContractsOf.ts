import { sql } from 'kysely'
import { inSavepoint } from '../db/inSavepoint.ts'
import type { Db } from '../db/openDatabase.ts'
import { sendMessage } from '../messages/exports.ts'
import { hasPaid, type ContractRow } from './findContract.ts'
import { contractMessage } from './messages.ts'
import { GRACE_MS } from './periods.ts'
import { neverFailed } from './setAside.ts'
import { settlePeriodOf, termsAt } from './settleContracts.ts'

/** More periods than can wait for a settlement. */
const MOST_PERIODS = 1000

/** Takes back what a member offers: no member can accept it any more. Under the lock of the contracts. */
export async function lapseProposals(db: Db, id: number, at: number): Promise<void> {
  const { rows } = await sql<Pick<ContractRow, 'member_id' | 'kind'>>`
    update contracts set proposal = null, proposed_at = null, changed_at = ${at}::bigint, revision = revision + 1
    where proposal is not null and coalesce((proposal->>'offererId')::bigint, offerer_id) = ${id} returning member_id, kind`.execute(db)
  for (const { member_id, kind } of rows) await sendMessage(db, member_id, contractMessage('withdrawn', kind), at)
}

/**
 * Ends the contracts of a member who leaves, those that pay the member and those that the member pays, and settles what ran until now. The last
 * minute does not count: bets of it may not be written yet. A contract that was set aside ends too, but its periods wait for the operator who
 * resumes it. Under the locks of the contracts and of the wallets of all who are paid.
 */
export async function endContractsOf(db: Db, id: number, now: number): Promise<void> {
  const end = now - GRACE_MS
  const rows = await db
    .selectFrom('contracts')
    .selectAll()
    .where(({ eb, or }) => or([eb('member_id', '=', id), eb('offerer_id', '=', id), hasPaid(id)]))
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const isOwn = row.member_id === id || row.offerer_id === id
    // Another member has offered since: what is agreed with that one begins as agreed.
    if (!isOwn && (await termsAt(db, row.id, end))?.offerer_id !== id) continue
    await endTerms(db, row, { end, now, andLater: isOwn })
    if (row.set_aside_at !== null) continue
    const error = await inSavepoint(db, () => settleUntil(db, row.id, { end, now }))
    // The clock settles it, or sets it aside, as any other.
    if (error) console.error(`contract ${row.id}:`, error)
    else if (isOwn) await stop(db, row.id, now)
  }
}

/** Nothing is agreed from now on, `andLater`: nor what was agreed for later. */
const endTerms = (db: Db, { id }: ContractRow, { end, now, andLater }: { end: number; now: number; andLater: boolean }) =>
  sql`
    insert into contract_terms (contract_id, starts_at, terms, accepted_at, offerer_id, payer)
    select c.id, s.at, null, ${now}::bigint, c.offerer_id, c.payer from contracts c
    cross join lateral (select ${end}::bigint as at union select max(starts_at) from contract_terms where contract_id = c.id having ${andLater} and max(starts_at) > ${end}::bigint) s
    where c.id = ${id} and exists (select 1 from contract_terms t where t.contract_id = c.id and t.terms is not null)`.execute(db)

async function settleUntil(db: Db, id: number, { end, now }: { end: number; now: number }): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ next_to: end })
    .where('id', '=', id)
    .where('next_from', '<', end)
    .where('next_to', '>', end)
    .execute()
  for (let period = 0; period < MOST_PERIODS; period++) {
    const row = await db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { next_from, next_to } = row
    if (next_from === null || next_to === null || next_to > end) return
    await settlePeriodOf(db, { ...row, next_from, next_to }, { now, members: 'tell' })
  }
}

const stop = (db: Db, id: number, now: number) =>
  db
    .updateTable('contracts')
    .set({ next_from: null, next_to: null, carry: 0, proposal: null, proposed_at: null, changed_at: now, ...neverFailed })
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
