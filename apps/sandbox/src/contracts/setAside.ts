import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../gateway/Refusal.ts'
import { sendMessage } from '../messages/sendMessage.ts'
import type { ContractRow } from './findContract.ts'
import { contractMessage } from './messages.ts'

/** Failures in a row after which a contract is set aside, and how long after one it is tried again. */
export const MOST_FAILURES = 30
const RETRY_MS = 30_000

/** Contracts that may be settled: none that was set aside, or that failed a moment ago. */
export const isTried = (now: number) => sql<boolean>`set_aside_at is null and (retry_at is null or retry_at <= ${now}::bigint)`

/**
 * Notes that a period could not be settled. What fails again and again is set aside: a guess would be somebody's money, so nothing of it is
 * computed, paid or forgotten, and its periods wait as they are for an operator (`contracts/again`). The two members are told, and may close
 * their accounts: the fault is not theirs. What one of them is owed of the time before is then written when the contract is taken up again, paid to no
 * closed account, and settled by hand.
 */
export async function noteFailure(
  db: Db,
  { id, kind, member_id, offerer_id, next_from }: ContractRow,
  error: unknown,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ set_aside_at: number | null }>`
      update contracts set failures = failures + 1, retry_at = ${now + RETRY_MS}::bigint, failure = ${String(error).slice(0, 400)},
        set_aside_at = case when failures + 1 >= ${MOST_FAILURES} then ${now}::bigint end
      where id = ${id} and next_from = ${next_from}::bigint and set_aside_at is null returning set_aside_at`.execute(trx)
    if (typeof rows[0]?.set_aside_at !== 'number') return
    for (const member of [member_id, offerer_id])
      if (member !== null) await sendMessage(trx, member, contractMessage('setAside', kind), now)
  })
}

/** What was set aside, the oldest first: between whom, since which period it waits, and why. */
export async function contractsAside(db: Db, most: number) {
  const rows = await db
    .selectFrom('contracts as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .leftJoin('members as o', 'o.id', 'c.offerer_id')
    .select(['c.id', 'c.merchant', 'c.kind', 'c.payer', 'c.failure', 'c.next_from as from', 'c.set_aside_at as setAsideAt'])
    .select(['m.account as userName', 'm.closed_at as closedAt', 'o.account as offeredBy', 'o.closed_at as offererClosedAt'])
    .where('c.set_aside_at', 'is not', null)
    .orderBy('c.set_aside_at')
    .limit(most)
    .execute()
  return rows.map(({ id, ...row }) => ({ contractId: String(id), ...row }))
}

/** Takes up again what was set aside, once its cause is mended. */
export async function takeUpAgain(db: Db, contractId: number): Promise<void> {
  const fresh = { failures: 0, retry_at: null, failure: '', set_aside_at: null }
  const changed = await db.updateTable('contracts').set(fresh).where('id', '=', contractId).where('set_aside_at', 'is not', null).executeTakeFirst() // prettier-ignore
  if (changed.numUpdatedRows === 0n) throw notFound()
}
