import { drawNumbers } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'

/** Draws at once all that are due and have no bets: most draws of a quiet hour. Others are left to `settleNext`. */
export function settleIdle(db: Db, { vault, now }: { vault: Vault; now: number }): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const lockedDraws = await trx
      .selectFrom('lottery_draws as d')
      .innerJoin('lotteries as l', 'l.code', 'd.lottery')
      .select(['d.id', 'd.sealed_seed', 'l.family'])
      .where('d.status', '=', 'open')
      .where('d.draws_at', '<=', now)
      .forUpdate('d')
      .skipLocked()
      .execute()
    if (lockedDraws.length === 0) return
    // Queried only now that no bet can be added: one may have been written since the rows were found.
    const betOn = await trx
      .selectFrom('lottery_orders')
      .select('draw_id')
      .distinct()
      .where(
        'draw_id',
        'in',
        lockedDraws.map(({ id }) => id),
      ) // prettier-ignore
      .execute()
    const idle = lockedDraws.filter(({ id }) => !betOn.some(({ draw_id }) => draw_id === id))
    const results = await Promise.all(
      idle.map(async ({ id, sealed_seed, family }) => {
        const seed = vault.open(sealed_seed!)
        return { id, seed, winning_number: await drawNumbers(family, seed) }
      }),
    )
    await sql`
      update lottery_draws d set status = 'settled', sealed_seed = null, seed = x.seed, winning_number = x.winning_number
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x(id text, seed text, winning_number text) where d.id = x.id`.execute(
      trx,
    )
  })
}
