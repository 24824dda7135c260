import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../base/Refusal.ts'
import { sendMessage } from '../messages/exports.ts'
import type { ContractRow } from './findContract.ts'
import { contractMessage } from './messages.ts'

/** Failures in a row after which a contract is set aside, and the delay before a retry. */
export const MOST_FAILURES = 30
const RETRY_MS = 30_000

/** Contracts that may be settled: not set aside, and not failed a moment ago. Turning the clock back makes none wait longer. */
export const isTried = (now: number) => sql<boolean>`(set_aside_at is null
  and (retry_at is null or retry_at <= ${now}::bigint or retry_at > ${now + RETRY_MS}::bigint))`

/** Faults of the database or its environment: connections, deadlocks, memory and disk, locks, cancelled statements, files. */
const PASSING = /^(08|40|53|55|57|58)/
function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && PASSING.test(code)
}

/**
 * Records that a period could not be settled. A contract that fails again and again is set aside: a guess could cost a member money, so
 * nothing of it is computed, paid or discarded, and its periods wait unchanged for an operator (`contracts/again`, `contracts/end`). Both
 * members get a message; the payee may close the account. Amounts owed for the time before are then written when the contract is resumed,
 * paid to no closed account, and settled by hand.
 */
export async function noteFailure(db: Db, row: ContractRow, error: unknown, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { newest, own } = await whoseFault(trx, row)
    const failures = row.failures + (own && !isPassing(error) ? 1 : 0)
    const aside = failures >= MOST_FAILURES
    // As it was read: two processes that fail at the same try count it once.
    const update = await trx
      .updateTable('contracts')
      .set({ failures, retry_at: now + RETRY_MS, failure: String(error).slice(0, 400), set_aside_at: aside ? now : null })
      .set({ failing_after: row.failing_after ?? newest })
      .where('id', '=', row.id)
      .where('next_from', '=', row.next_from)
      .where('failures', '=', row.failures)
      .where('set_aside_at', 'is', null)
      .executeTakeFirst()
    if (!aside || update.numUpdatedRows === 0n) return
    for (const member of [row.member_id, row.offerer_id])
      if (member !== null) await sendMessage(trx, member, contractMessage('setAside', row.kind), now)
  })
}

/**
 * Whether a failure is the contract's own: others were settled since it began to fail, or no other fails. If several fail and nothing was
 * settled since, the fault is a general one (a table, a release), and setting all of them aside would only hide it.
 */
async function whoseFault(db: Db, { id, failing_after }: ContractRow): Promise<{ newest: number; own: boolean }> {
  const { rows } = await sql<{ newest: number; others: boolean }>`
    with s as (select coalesce(max(id), 0)::bigint as newest from contract_settlements)
    select newest, exists (select 1 from contracts c where c.id <> ${id} and c.next_to is not null and c.failing_after >= newest) as others from s`.execute(
    db,
  )
  const { newest, others } = rows[0]!
  return { newest, own: newest > (failing_after ?? newest) || !others }
}

/** The contracts set aside, the oldest first, and their number: the two members, the first waiting period, and the reason. */
export async function contractsAside(db: Db, most: number) {
  const rows = await db
    .selectFrom('contracts as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .leftJoin('members as o', 'o.id', 'c.offerer_id')
    .select(['c.id', 'c.merchant', 'c.kind', 'c.payer', 'c.failure', 'c.next_from as from', 'c.set_aside_at as setAsideAt'])
    .select(['m.account as userName', 'm.closed_at as closedAt', 'o.account as offeredBy', 'o.closed_at as offererClosedAt'])
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .where('c.set_aside_at', 'is not', null)
    .orderBy('c.set_aside_at')
    .orderBy('c.id')
    .limit(most)
    .execute()
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ id, count: _all, ...row }) => ({ contractId: String(id), ...row })) }
}

/** The state without a failure. */
export const neverFailed = { failures: 0, failing_after: null, retry_at: null, failure: '', set_aside_at: null } as const

/** Resumes a contract that was set aside, once its cause is fixed; with `alike`, all with the same error text. Returns how many. */
export async function takeUpAgain(db: Db, contractId: number, alike: boolean): Promise<number> {
  const one = db.selectFrom('contracts').select('failure').where('id', '=', contractId).where('set_aside_at', 'is not', null)
  const update = await db
    .updateTable('contracts')
    .set(neverFailed)
    .where('set_aside_at', 'is not', null)
    .where((is) => (alike ? is('failure', '=', one) : is('id', '=', contractId)))
    .executeTakeFirst()
  if (update.numUpdatedRows === 0n) throw notFound()
  return Number(update.numUpdatedRows)
}
