import { setTimeout as wait } from 'node:timers/promises'
import { minor } from '@platform/sdk'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { Refusal } from '../base/Refusal.ts'
import { placeBet } from '../lottery/placeBet.ts'
import { applyPayment } from '../payments/exports.ts'
import { decideApplication } from '../promotions/exports.ts'
import { sendMoney } from '../transfers/sendMoney.ts'
import { defineWorker } from './defineWorker.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** What happens to a member while the test pauses the account. */
export type RacingAct =
  | { kind: 'stake'; memberId: number; drawId: string; times?: number }
  | { kind: 'payment'; orderNo: string; name: string; taxNumber: string }
  | { kind: 'transfer'; memberId: number; senderId: number }
  | { kind: 'bonus'; applicationNo: string }

export interface PauseRaceOrders {
  databaseUrl: string
  now: number
  acts: RacingAct[]
}

/** The result of each act, `ok` or the code of its refusal; of an act with several times how often each. */
export type PauseRaceOutcome = Record<string, number>[]

/** Two processes begin a round at the same moment: each writes that it is there, and waits for the other. */
export async function meet(db: Db, round: number, who: string): Promise<void> {
  await sql`insert into meetings values (${round}, ${who})`.execute(db)
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from meetings where round = ${round}`.execute(db)
    if (rows[0]!.count === 2) return
    await wait(1)
  }
}

export const worker = defineWorker<PauseRaceOrders, PauseRaceOutcome>(async ({ databaseUrl, now, acts }) => {
  const gateway = await startTestSandbox({ databaseUrl, clock: () => now })
  const { services } = gateway.sandbox
  const { db } = services.database
  const merchant = services.merchants.find('ipanema')!
  await sql`select 1`.execute(db)

  /** Without the session, which ends too: a request that was authorised a moment before. */
  const once = (act: RacingAct): Promise<unknown> => {
    switch (act.kind) {
      case 'stake': {
        const lines = [{ playCode: 'DICE_SUM' as const, numbers: 'BIG', unit: minor(100), multiplier: 1 }]
        return db
          .transaction()
          .execute((trx) =>
            placeBet(
              { drawId: act.drawId, lines },
              { ...contextFor(services, merchant, act.memberId), db: trx, orderKey: crypto.randomUUID() },
            ),
          )
      }
      case 'payment':
        return applyPayment(services.payments.settling, {
          endToEndId: crypto.randomUUID(),
          orderNo: act.orderNo,
          amount: 10_000,
          payer: { name: act.name, taxNumber: act.taxNumber },
          paidAt: now,
        })
      case 'transfer': {
        const receivers = [{ memberId: act.memberId, amount: 100 }]
        return db
          .transaction()
          .execute((trx) =>
            sendMoney(
              { ...contextFor(services, merchant, act.senderId), db: trx, orderKey: crypto.randomUUID() },
              { direction: 'down', receivers, purpose: 'normal', note: '', again: true },
            ),
          )
      }
      case 'bonus':
        return decideApplication({ applicationNo: act.applicationNo, outcome: 'issued' }, services)
    }
  }
  const codeOf = (attempt: Promise<unknown>): Promise<string> =>
    attempt.then(
      () => 'ok',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )

  return async () => {
    const outcome: PauseRaceOutcome = []
    for (const [round, act] of acts.entries()) {
      await meet(db, round, 'worker')
      const codes = await Promise.all(Array.from({ length: ('times' in act && act.times) || 1 }, () => codeOf(once(act))))
      outcome.push(Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length])))
    }
    await gateway.close()
    return outcome
  }
})
