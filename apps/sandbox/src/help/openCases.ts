import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../base/Refusal.ts'

/** Open cases, the oldest first, and how many there are. */
export async function openCases(db: Db, most: number) {
  const rows = await db
    .selectFrom('desk_cases')
    .select(['id', 'merchant', 'kind', 'rows', 'opened_at as openedAt'])
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ id, count: _all, ...row }) => ({ caseId: String(id), ...row })) }
}

/** Closes a case that an operator has looked at. Throws 404 if there is no such open case. */
export async function closeCase(db: Db, id: number, at: number): Promise<void> {
  const open = db.updateTable('desk_cases').set({ closed_at: at }).where('id', '=', id).where('closed_at', 'is', null)
  if ((await open.executeTakeFirst()).numUpdatedRows === 0n) throw notFound()
}
