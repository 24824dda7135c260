import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

export interface Count {
  count: number
  /** Milliseconds until the window ends. */
  resetsIn: number
}

/**
 * Counts one more in a fixed window and returns the new count. Count first, then act: a hundred parallel tries get a hundred different
 * numbers, in all processes together.
 */
export async function bump(db: Db, scope: string, windowMs: number, now: number): Promise<Count> {
  const { rows } = await sql<{ count: number; resets_at: number }>`
    insert into counters as c (scope, count, resets_at) values (${scope}, 1, ${now + windowMs}::bigint)
    on conflict (scope) do update set
      count = case when c.resets_at <= ${now}::bigint then 1 else c.count + 1 end,
      resets_at = case when c.resets_at <= ${now}::bigint then excluded.resets_at else c.resets_at end
    returning count, resets_at`.execute(db)
  const row = rows[0]!
  return { count: row.count, resetsIn: row.resets_at - now }
}

/** The count without adding to it. */
export async function peek(db: Db, scope: string, now: number): Promise<Count> {
  const row = await db.selectFrom('counters').selectAll().where('scope', '=', scope).where('resets_at', '>', now).executeTakeFirst()
  return { count: row?.count ?? 0, resetsIn: row ? row.resets_at - now : 0 }
}

/** Subtracts from a scope's count. */
export async function unbump(db: Db, scope: string, counts: number): Promise<void> {
  await db
    .updateTable('counters')
    .set({ count: sql<number>`greatest(0, count - ${counts})` })
    .where('scope', '=', scope)
    .execute()
}

/** Resets a scope after a success. */
export async function resetCounter(db: Db, scope: string): Promise<void> {
  await db.deleteFrom('counters').where('scope', '=', scope).execute()
}
