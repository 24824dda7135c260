import { Refusal } from '../base/Refusal.ts'
import { stake } from '../ledger/wallet.ts'
import { takeBet } from '../limits/takeBet.ts'
import { playGauges } from '../limits/playGauges.ts'
import { defineWorker } from './defineWorker.ts'
import { openBet } from './openBet.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** Commands of the test to a child process. */
export interface LimitOrders {
  databaseUrl: string
  memberId: number
  stakes: number
  at: number
  /** The control: reads what is left first and trusts the result. */
  naive: boolean
}

export interface LimitOutcome {
  /** Cents of all stakes that were taken. */
  taken: number
  refused: number
  /** Errors other than refusals: must be empty. */
  errors: string[]
}

/** Odd cents, so that a limit is not reached by a round number of stakes. */
const amountOf = (index: number) => 100 + (index % 7)

// Connects first, and at `go` places all stakes in parallel.
export const worker = defineWorker<LimitOrders, LimitOutcome>(async ({ databaseUrl, memberId, stakes, at, naive }) => {
  const gateway = await startTestSandbox({ databaseUrl, clock: () => at })
  const { db } = gateway
  const merchant = gateway.sandbox.services.merchants.find('ipanema')!

  async function stakeOnce(index: number): Promise<number> {
    const bet = { merchant: 'ipanema', memberId, amount: amountOf(index), now: () => at }
    if (!naive)
      await openBet(db, { ...bet, take: async (trx, move) => (await takeBet({ db: trx, merchant, now: () => at }, move)).notify() })
    else {
      const [loss] = await playGauges(db, memberId, at)
      if (loss!.used + bet.amount > loss!.value) throw new Refusal('limit.loss')
      await openBet(db, { ...bet, take: stake })
    }
    return bet.amount
  }

  async function race() {
    const results = await Promise.allSettled(Array.from({ length: stakes }, (_, index) => stakeOnce(index)))
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    const refusals = reasons.filter((reason) => reason instanceof Refusal && reason.code === 'limit.loss')
    const errors = reasons.filter((reason) => !refusals.includes(reason)).map(String)
    await gateway.close()
    const taken = results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0)
    return { taken, refused: refusals.length, errors }
  }

  return race
})
