import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Context } from '../gateway/Context.ts'
import { bump, peek, resetCounter, unbump } from '../gateway/counters.ts'
import { busy, Refusal } from '../base/Refusal.ts'

const MAX_TRIES = 5
const LOCK_MS = 30 * 60_000
const DAY_MS = 24 * 3_600_000
/** A check whose process was killed no longer counts as running after this. */
const CHECK_MS = 30_000

/** A guarded secret: its owner, and the codes of a wrong one and of the lock. */
export interface Guarded {
  scope: string
  wrong: string
  locked: string
}

/**
 * Allows five tries at a secret, then none for 30 minutes. A try is counted before the check, so of a hundred parallel tries five are checked.
 * Throws `wrong` with `attemptsLeft`, or `locked` (429); 503 while the five are being checked, since one of them may be right.
 */
export async function withTries(context: Context, { scope, wrong, locked }: Guarded, isRight: () => Promise<boolean>): Promise<void> {
  const { db, now } = context
  const checks = `${scope}:checks`
  await bump(db, checks, CHECK_MS, now())
  try {
    await oneTry(context, { scope, wrong, locked, checks }, isRight)
  } finally {
    await unbump(db, checks, 1)
  }
}

async function oneTry(context: Context, { scope, wrong, locked, checks }: Guarded & { checks: string }, isRight: () => Promise<boolean>) {
  const { db, now } = context
  const { count, resetsIn } = await countTry(context, scope)
  if (count > MAX_TRIES) {
    const { count: running } = await peek(db, checks, now())
    // One of the five was right if the counter is back: they may all have ended since this try was counted.
    if (running <= 1 && (await peek(db, scope, now())).count >= MAX_TRIES) throw lockedFor(locked, resetsIn)
    await uncountTry(db, scope)
    throw busy(1)
  }
  let succeeded: boolean
  try {
    succeeded = await isRight()
  } catch (error) {
    // The secret was not checked, for example because the gateway was busy: the try does not count.
    await unbump(db, scope, 1)
    throw error
  }
  if (succeeded) return resetCounter(db, scope)
  if (count === MAX_TRIES) throw lockedFor(locked, (await peek(db, scope, now())).resetsIn)
  throw new Refusal(wrong, 400, { attemptsLeft: MAX_TRIES - count })
}

/** Until when a secret is locked, undefined if it is not. */
export async function lockedUntil({ db, now }: Context, scope: string): Promise<number | undefined> {
  const { count, resetsIn } = await peek(db, scope, now())
  return count >= MAX_TRIES ? now() + resetsIn : undefined
}

/** Takes back a try over the limit, which was not checked. */
const uncountTry = (db: Db, scope: string) =>
  sql`update counters set count = count - 1 where scope = ${scope} and count > ${sql.lit(MAX_TRIES)}`.execute(db)

const lockedFor = (code: string, ms: number) =>
  new Refusal(code, 429, { attemptsLeft: 0 }, { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) })

/** Counts tries over a day, so that four every half hour cannot continue forever; the last one starts the lock. */
async function countTry({ db, now }: Context, scope: string) {
  const { rows } = await sql<{ count: number; resets_at: number }>`
    insert into counters as c (scope, count, resets_at) values (${scope}, 1, ${now() + DAY_MS}::bigint)
    on conflict (scope) do update set
      count = case when c.resets_at <= ${now()}::bigint then 1 else c.count + 1 end,
      resets_at = case
        when c.resets_at <= ${now()}::bigint then ${now() + DAY_MS}::bigint
        when c.count + 1 = ${sql.lit(MAX_TRIES)} then ${now() + LOCK_MS}::bigint
        else c.resets_at end
    returning count, resets_at`.execute(db)
  const { count, resets_at } = rows[0]!
  return { count, resetsIn: resets_at - now() }
}
