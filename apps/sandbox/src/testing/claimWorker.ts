import { sql } from 'kysely'
import { openDatabase } from '../db/openDatabase.ts'
import { grantBonus } from '../ledger/grants.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { payReward } from '../promotions/payReward.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: claim two rewards of one member this many times, in parallel. */
export interface ClaimOrders {
  databaseUrl: string
  memberId: number
  claims: number
  /** Makes the keys of this process unique. */
  name: string
  /** The control: reads whether a reward was paid and trusts the result. */
  naive: boolean
}

export interface ClaimOutcome {
  paid: number
  errors: string[]
}

const AMOUNT = 100
export const worker = defineWorker<ClaimOrders, ClaimOutcome>(async ({ databaseUrl, memberId, claims, name, naive }) => {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 6 })
  await balanceOf(db, memberId)

  async function claimOnce(index: number): Promise<boolean> {
    const reward = { merchant: 'ipanema', memberId, amount: AMOUNT, multiple: 0, weights: {}, at: 1 }
    const code = `vip:race${index % 2}`
    if (!naive) {
      const terms = { source: 'vip' as const, code, period: '', title_pt: 'Corrida', title_en: 'Race' }
      return db.transaction().execute((trx) => payReward(trx, { ...reward, ...terms }))
    }
    const { rows } = await sql`select 1 from ledger_transfers where key like ${`naive:${code}:%`}`.execute(db)
    if (rows.length > 0) return false
    await grantBonus(db, { ...reward, key: `naive:${code}:${name}:${index}` })
    return true
  }

  async function race() {
    const results = await Promise.allSettled(Array.from({ length: claims }, (_, index) => claimOnce(index)))
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    const paid = results.filter((result) => result.status === 'fulfilled' && result.value).length
    await close()
    return { paid, errors }
  }

  return race
})
