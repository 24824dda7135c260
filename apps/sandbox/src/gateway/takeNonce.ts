import type { Db } from '../db/openDatabase.ts'

/** True for the first of all processes that shows a nonce, within `lifeMs`. */
export async function takeNonce(db: Db, nonce: string, now: number, lifeMs: number): Promise<boolean> {
  const newNonce = await db
    .insertInto('nonces')
    .values({ nonce, expires_at: now + lifeMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return newNonce !== undefined
}
