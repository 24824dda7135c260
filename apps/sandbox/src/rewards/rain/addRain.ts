import { randomBytes } from 'node:crypto'
import { hashOfRain, splitRain } from '@platform/sdk/rewards'
import type { Db } from '../../db/openDatabase.ts'
import type { Weights } from '../../ledger/turnover.ts'
import type { Vault } from '../../gateway/vault.ts'
import { reservePool } from './rainPool.ts'

export interface NewRain {
  id: string
  merchant: string
  title_pt: string
  title_en: string
  opens_at: number
  closes_at: number
  /** Cents. */
  pool: number
  packets: number
  stake: number
  multiple: number
  weights: Weights
}

/**
 * Adds a rain: its packets follow from a seed that stays sealed until the draw, its hash is published, and its pool is reserved. Of several
 * processes one adds it. Not inside a transaction. Throws Refusal `server.busy` (503) while the merchant's promotions have too little; no
 * rain is added then.
 */
export async function addRain(db: Db, rain: NewRain, { vault, now }: { vault: Vault; now: number }): Promise<void> {
  const seed = randomBytes(32).toString('hex')
  const amounts = await splitRain({ ...rain, seed })
  const row = {
    ...rain,
    weights: JSON.stringify(rain.weights),
    smallest: Math.min(...amounts),
    largest: Math.max(...amounts),
    bands: JSON.stringify(bandsOf(amounts)),
    hash: await hashOfRain({ ...rain, seed }),
    committed_at: now,
    sealed_seed: vault.seal(seed),
    seed: null,
    list_digest: null,
    drawn_at: null,
  }
  await db.transaction().execute(async (trx) => {
    const newRain = await trx
      .insertInto('rain_sessions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (newRain) await reservePool(trx, rain, now)
  })
}

/** How many packets are up to half the mean, up to it, up to twice it, and above; empty bands are left out. */
export function bandsOf(amounts: readonly number[]): { from: number; to: number; packets: number }[] {
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
  const ends = [Math.floor(mean / 2), Math.floor(mean), Math.floor(2 * mean), Infinity]
  return ends.flatMap((end, index) => {
    const within = amounts.filter((amount) => amount <= end && amount > (ends[index - 1] ?? 0))
    return within.length > 0 ? [{ from: Math.min(...within), to: Math.max(...within), packets: within.length }] : []
  })
}
