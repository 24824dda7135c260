import { randomBytes } from 'node:crypto'
import { hashOfDraw } from '@platform/sdk/lottery'
import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'
import type { Lottery } from './allLotteries.ts'
import { slotAt, type Slot } from './schedule.ts'

/**
 * Promises the draw on sale and the next one of each lottery: seed and hash are fixed before any bet is possible. Of several processes one
 * is first. After an idle time a draw opens late, when its seed is committed; draws that no player could have bet on are not created.
 */
export async function openDraws(db: Db, { lotteries, vault, now }: { lotteries: Lottery[]; vault: Vault; now: number }): Promise<void> {
  const slots = lotteries.flatMap((lottery) => {
    const current = slotAt(lottery, now)
    return [current, slotAt(lottery, current.locksAt)].map((slot) => ({
      ...slot,
      lottery: lottery.code,
      id: `${lottery.code}-${slot.numero}`,
    }))
  })
  if (slots.length === 0) return
  const ids = slots.map(({ id }) => id)
  const there = await db.selectFrom('lottery_draws').select('id').where('id', 'in', ids).execute()
  const missing = slots.filter(({ id }) => !there.some((row) => row.id === id))
  if (missing.length === 0) return
  const rows = await Promise.all(missing.map((slot) => newDraw(slot, vault, now)))
  await db
    .insertInto('lottery_draws')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function newDraw(
  { id, lottery, numero, opensAt, locksAt, drawsAt }: Slot & { lottery: string; id: string },
  vault: Vault,
  now: number,
) {
  const seed = randomBytes(32).toString('hex')
  return {
    id,
    lottery,
    numero,
    opens_at: Math.max(opensAt, now),
    locks_at: locksAt,
    draws_at: drawsAt,
    hash: await hashOfDraw(id, seed),
    committed_at: now,
    sealed_seed: vault.seal(seed),
  }
}
