import type { Database } from '../db/openDatabase.ts'
import type { Shared } from '../gateway/shared.ts'
import type { Vault } from '../gateway/vault.ts'
import { allLotteries } from './allLotteries.ts'
import { openDraws } from './openDraws.ts'
import { slotAt } from './schedule.ts'
import { settleIdle } from './settleIdle.ts'
import { settleNext } from './settleDraw.ts'

declare module '../gateway/Services.ts' {
  interface Services {
    /** Opens and settles the lottery draws that are due. */
    draws: DrawClock
  }
}

export interface DrawClock {
  /** Opens and settles the draws that are due. Costs nothing until one is due; never throws. Not inside a transaction. */
  keepUp(): Promise<void>
  /** Resolves when nothing runs any more: before the database closes. */
  idle(): Promise<void>
  /** Counts its changes: rows read under another number are outdated. */
  rounds(): number
}

interface Needs {
  database: Database
  vault: Vault
  shared: Shared
  now(): number
}

/** Needs no leader and no timer: every reader opens and settles due draws first. */
export function createDrawClock({ database: { db }, vault, now, shared }: Needs): DrawClock {
  let running: Promise<void> | undefined
  let rounds = 0
  let lastRun = { at: Infinity, next: -Infinity }

  const run = async () => {
    const at = now()
    // If an operator sets the clock back, new draws become due.
    if (at >= lastRun.at && at < lastRun.next) return
    const lotteries = await allLotteries(db, shared)
    if (lotteries.length === 0) return
    await openDraws(db, { lotteries, vault, now: at })
    await settleIdle(db, { vault, now: at })
    while (await settleNext(db, { vault, now: at }));
    const nextDraw = await db
      .selectFrom('lottery_draws')
      .select(({ fn }) => fn.min('draws_at').as('at'))
      .where('status', '=', 'open')
      .executeTakeFirst()
    rounds++
    lastRun = { at, next: Math.min(nextDraw?.at ?? Infinity, ...lotteries.map((lottery) => slotAt(lottery, at).locksAt)) }
  }
  const report = (error: unknown) => console.error('draws:', error)
  const keepUp = async () => {
    // That run began earlier: it does not include draws that have become due since.
    if (running) await running
    running ??= run()
      .catch(report)
      .finally(() => (running = undefined))
    return running
  }
  return {
    keepUp,
    idle: async () => running,
    rounds: () => rounds,
  }
}
