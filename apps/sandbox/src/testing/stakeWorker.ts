import { openDatabase } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import { balanceOf, stake } from '../ledger/wallet.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process. */
export interface StakeOrders {
  databaseUrl: string
  memberId: number
  stakes: number
  amount: number
  /** Makes the keys of this process unique. */
  name: string
  /** The control: reads the balance first and trusts the result. */
  naive: boolean
}

export interface StakeOutcome {
  paid: number
  refused: number
  /** Errors other than refusals: must be empty. */
  errors: string[]
}

// Connects first, and at `go` places all stakes in parallel.
export const worker = defineWorker<StakeOrders, StakeOutcome>(async (orders) => {
  const { db, close } = await openDatabase({ databaseUrl: orders.databaseUrl, poolSize: 6 })
  await balanceOf(db, orders.memberId)

  async function stakeOnce(index: number) {
    const { memberId, amount, name, naive } = orders
    if (naive && (await balanceOf(db, memberId)) < amount) throw new Refusal('wallet.insufficient')
    return stake(db, { merchant: 'ipanema', memberId, amount, key: `${name}:${index}`, at: Date.now() })
  }

  async function race() {
    const results = await Promise.allSettled(Array.from({ length: orders.stakes }, (_, index) => stakeOnce(index)))
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    const refusals = reasons.filter((reason) => reason instanceof Refusal && reason.code === 'wallet.insufficient')
    const errors = reasons.filter((reason) => !refusals.includes(reason)).map(String)
    await close()
    return { paid: results.length - reasons.length, refused: refusals.length, errors }
  }

  return race
})
