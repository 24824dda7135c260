import { once } from 'node:events'
import { drawNumbers } from '@platform/sdk/lottery'
import { openDatabase } from '../db/openDatabase.ts'
import { loadVault } from '../gateway/vault.ts'
import { payout } from '../ledger/wallet.ts'
import { settleNext } from '../lottery/settleDraw.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: what to settle. */
export interface SettleOrders {
  databaseUrl: string
  now: number
  /** Makes the payments of this process unique, in the control. */
  name: string
  /** The control: reads which draws are due and pays them, without a lock. */
  naive: boolean
}

export interface SettleOutcome {
  settled: number
  errors: string[]
}

// Connects first, and at `go` settles what is due.
export const worker = defineWorker<SettleOrders, SettleOutcome>(async ({ databaseUrl, now, name, naive }) => {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 4 })
  const vault = await loadVault(db)

  async function settle() {
    const outcome: SettleOutcome = { settled: 0, errors: [] }
    try {
      if (naive) await settleNaively(outcome)
      else while (await settleNext(db, { vault, now })) outcome.settled++
    } catch (error) {
      outcome.errors.push(String(error))
    }
    await close()
    return outcome
  }

  /** A naive settlement: first reads, then writes. Every bet is of the kind that pays 3.90. */
  async function settleNaively(outcome: SettleOutcome) {
    const dueDraws = await db
      .selectFrom('lottery_draws as d')
      .innerJoin('lotteries as l', 'l.code', 'd.lottery')
      .select(['d.id', 'd.sealed_seed', 'l.family'])
      .where('d.status', '=', 'open')
      .where('d.draws_at', '<=', now)
      .execute()
    // Continues when each process has read.
    const goOn = once(process, 'message')
    process.send!('read')
    await goOn
    for (const { id, sealed_seed, family } of dueDraws) {
      const seed = vault.open(sealed_seed!)
      const orders = await db.selectFrom('lottery_orders').selectAll().where('draw_id', '=', id).execute()
      for (const { order_no } of orders) {
        await payout(db, { stake: `bet:${order_no}`, amount: 390, key: `${name}:${order_no}`, at: now })
      }
      const result = { status: 'settled' as const, seed, sealed_seed: null, winning_number: await drawNumbers(family, seed) }
      await db.updateTable('lottery_draws').set(result).where('id', '=', id).execute()
      outcome.settled++
    }
  }

  return settle
})
