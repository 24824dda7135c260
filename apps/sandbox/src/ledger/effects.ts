import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { withDeadline } from '../base/withDeadline.ts'

/** An action outside the database that follows from a row in it: pay out at the bank, send a notice. */
export interface Effect {
  kind: string
  /** The order's own number: identifies a repeated effect. */
  key: string
  payload: Record<string, unknown>
}

/** Runs an effect outside, under its key; throws if that failed, and is called again later. Never in a transaction. */
export type EffectHandler = (effect: Effect) => Promise<void>

/** A process's lease on an effect: no other process takes the effect meanwhile; after it, the process counts as dead. */
const LEASE_MS = 60_000
/** Timeout after which an effect counts as failed, and is retried like one. Well within the lease. */
const HANDLER_MS = 30_000
const AT_ONCE = 20
/** 5 s, doubling up to an hour. */
const waitAfter = (attempts: number) => Math.min(3_600_000, 5000 * 2 ** Math.min(attempts, 20))

/** Stores an effect in the transaction of its cause: both or none. A second one under the same key is the first. */
export async function addEffect(db: Db, { kind, key, payload }: Effect, at: number): Promise<void> {
  await db
    .insertInto('effects')
    .values({
      kind,
      key,
      payload: JSON.stringify(payload),
      created_at: at,
      next_at: at,
      lease: null,
      leased_until: null,
      done_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Runs effects that are due, several processes in parallel; returns how many were done. Kinds without a handler wait for one. */
export async function runEffects(db: Db, handlers: Readonly<Record<string, EffectHandler>>, now: () => number): Promise<number> {
  const lease = randomUUID()
  const { rows } = await sql<Effect & { id: number; attempts: number }>`
    update effects set lease = ${lease}, leased_until = ${now() + LEASE_MS}::bigint, attempts = attempts + 1 where id in (
      select id from effects where done_at is null and next_at <= ${now()}::bigint and kind = any (${Object.keys(handlers)}::text[])
        and (leased_until is null or leased_until <= ${now()}::bigint)
      order by id limit ${sql.lit(AT_ONCE)} for update skip locked)
    returning id, kind, key, payload, attempts`.execute(db)
  let doneCount = 0
  for (const { id, attempts, ...effect } of rows.toSorted((a, b) => a.id - b.id)) {
    // Those before it may have taken long.
    if (!(await keepLease(db, { id, lease }, now()))) continue
    const result = await attempt(handlers[effect.kind]!, effect)
    const outcome = result.ok ? { done_at: now() } : { last_error: result.error, next_at: now() + waitAfter(attempts) }
    // Only while we hold the lease: a process that has it meanwhile decides.
    await db
      .updateTable('effects')
      .set({ ...outcome, lease: null, leased_until: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute()
    if (result.ok) doneCount++
  }
  return doneCount
}

/** Renews the lease; false if another process has it. */
async function keepLease(db: Db, { id, lease }: { id: number; lease: string }, at: number): Promise<boolean> {
  const mine = db
    .updateTable('effects')
    .set({ leased_until: at + LEASE_MS })
    .where('id', '=', id)
    .where('lease', '=', lease)
  return (await mine.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

const attempt = (handler: EffectHandler, effect: Effect): Promise<{ ok: true } | { ok: false; error: string }> =>
  withDeadline(HANDLER_MS, handler(effect)).then(
    () => ({ ok: true }) as const,
    (error: unknown) => ({ ok: false, error: String(error) }) as const,
  )
