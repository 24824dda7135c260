import { openDatabase } from '../db/openDatabase.ts'
import { loadVault } from '../gateway/vault.ts'
import { defineWorker } from './defineWorker.ts'
import { drawRains } from '../rewards/rain/drawRains.ts'
import { takeTicket } from '../rewards/rain/takeTicket.ts'

/** Commands of the test to a child process: take a ticket for each member, then draw. */
export interface RainOrders {
  databaseUrl: string
  sessionId: string
  memberIds: number[]
  /** When tickets are taken, and when it is drawn. */
  at: number
  drawAt: number
}

export interface RainOutcome {
  /** One for each member, in the order of `memberIds`. */
  tickets: string[]
  errors: string[]
}

export const worker = defineWorker<RainOrders, RainOutcome>(async ({ databaseUrl, sessionId, memberIds, at, drawAt }) => {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 6 })
  const vault = await loadVault(db)

  const take = (memberId: number) => db.transaction().execute((trx) => takeTicket(trx, { sessionId, merchant: 'ipanema', memberId, at }))

  async function race() {
    const results = await Promise.allSettled(memberIds.map(take))
    const drawResults = await Promise.allSettled(Array.from({ length: 4 }, () => drawRains(db, { vault, now: drawAt })))
    const errors = [...results, ...drawResults].flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    await close()
    const tickets = results.map((result) => (result.status === 'fulfilled' ? result.value : ''))
    return { tickets, errors }
  }

  return race
})
