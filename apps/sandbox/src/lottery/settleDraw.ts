import { drawNumbers, parseNumbers, prizeOf, winsOf, type PlayCode } from '@platform/sdk/lottery'
import { minor } from '@platform/sdk'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'
import { lockWallets, payout } from '../ledger/wallet.ts'
import { oppositeBets } from './oppositeBets.ts'
import { pairsAmong } from './pairsAmong.ts'
import { validStakes } from './validStakes.ts'
import { reportOpposites, writeOpposites } from './writeOpposites.ts'

/** Settlements become visible one after the other, so that a reader's cursor never skips one. Any fixed number. */
const LOCK = 4040

/**
 * Draws one due draw in one transaction: seed revealed, numbers, every bet decided, prizes paid; or nothing of it. A parallel process, or a
 * bet that is still being written, locks the row: then it is skipped until next time. False if nothing is left to do.
 */
export function settleNext(db: Db, { vault, now }: { vault: Vault; now: number }): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const draw = await trx
      .selectFrom('lottery_draws as d')
      .innerJoin('lotteries as l', 'l.code', 'd.lottery')
      .select(['d.id', 'd.sealed_seed', 'l.family'])
      .where('d.status', '=', 'open')
      .where('d.draws_at', '<=', now)
      .orderBy('d.draws_at')
      .orderBy('d.id')
      .limit(1)
      .forUpdate('d')
      .skipLocked()
      .executeTakeFirst()
    if (!draw?.sealed_seed) return false
    const seed = vault.open(draw.sealed_seed)
    const winning_number = await drawNumbers(draw.family, seed)
    await trx
      .updateTable('lottery_draws')
      .set({ status: 'settled', seed, sealed_seed: null, winning_number })
      .where('id', '=', draw.id)
      .execute()
    await decideBets(trx, { drawId: draw.id, winningNumber: winning_number, now })
    return true
  })
}

async function decideBets(trx: Db, { drawId, winningNumber, now }: { drawId: string; winningNumber: string; now: number }): Promise<void> {
  const bets = await trx
    .selectFrom('lottery_suborders as s')
    .innerJoin('lottery_orders as o', 'o.order_no', 's.order_no')
    .select(['s.sub_no', 's.play', 's.numbers', 's.unit', 's.multiplier', 's.odds', 's.stake', 'o.member_id'])
    .where('o.draw_id', '=', drawId)
    .where('s.status', '=', 'open')
    .execute()
  if (bets.length === 0) return
  // All wallets in one order: the counting and paying below follows another order.
  const members = [...new Set(bets.map(({ member_id }) => member_id))]
  await lockWallets(trx, members)
  const result = parseNumbers(winningNumber)
  const valid = validStakes(bets)
  const opposites = oppositeBets(bets, await pairsAmong(trx, members, now))
  const uncounted = opposites.filter(({ reason }) => reason !== 'address')
  for (const { sub_no } of uncounted) valid.set(sub_no, 0)
  const decisions = bets.map(({ sub_no, play, numbers, unit, multiplier, odds }) => ({
    sub_no,
    valid: valid.get(sub_no)!,
    prize: prizeOf({ unit: minor(unit), multiplier }, odds, winsOf(play as PlayCode, parseNumbers(numbers), result)),
  }))
  await writeDown(trx, JSON.stringify(decisions), now)
  await writeOpposites(trx, uncounted)
  await reportOpposites(
    trx,
    opposites.filter(({ reason }) => reason === 'address'),
    now,
  )
  await payPrizes(trx, drawId, now)
}

/** Bets and their records, in one statement each. A grant that this clears is cash already when its prize is paid. */
async function writeDown(trx: Db, decisionsJson: string, now: number): Promise<void> {
  const decisions = sql`jsonb_to_recordset(${decisionsJson}::jsonb) as x(sub_no text, prize bigint, valid bigint)`
  await sql`
    update lottery_suborders s set prize = x.prize, status = case when x.prize > 0 then 'won' else 'lost' end
    from ${decisions} where s.sub_no = x.sub_no`.execute(trx)
  await sql`
    update game_records r set payout = x.prize, valid_stake = x.valid, status = 'settled', settled_at = ${now}::bigint
    from ${decisions} where r.round_id = x.sub_no`.execute(trx)
}

/** One payment per order. */
async function payPrizes(trx: Db, drawId: string, now: number): Promise<void> {
  const { rows } = await sql<{ order_no: string; prize: number }>`
    select o.order_no, sum(s.prize)::bigint as prize
    from lottery_orders o join lottery_suborders s on s.order_no = o.order_no
    where o.draw_id = ${drawId} and o.status = 'open' group by o.order_no order by o.member_id, o.order_no`.execute(trx)
  for (const { order_no, prize } of rows) {
    if (prize > 0) await payout(trx, { stake: `bet:${order_no}`, amount: prize, key: `prize:${order_no}`, at: now })
  }
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
  await sql`
    update lottery_orders o set prize = x.prize, status = case when x.prize > 0 then 'won' else 'lost' end,
      settled_at = ${now}::bigint, settled_no = nextval('lottery_settled')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(order_no text, prize bigint) where o.order_no = x.order_no`.execute(trx)
}
