import { randomUUID } from 'node:crypto'
import { placeLotteryBet } from '@platform/sdk/lottery'
import { stake } from '../ledger/wallet.ts'
import { startTestSandbox } from './startTestSandbox.ts'
import { defineWorker } from './defineWorker.ts'

interface Bettor {
  id: number
  token: string
}

/** Commands of the test to a child process: the bets to place. */
export interface BetOrders {
  databaseUrl: string
  drawId: string
  locksAt: number
  bettors: Bettor[]
  bets: number
  /** The control: a draw that was on sale at the first read is assumed to be on sale. */
  naive: boolean
}

/** Count of each answer: `ok`, or the code of a refusal. */
export type BetOutcome = Record<string, number>

/** Betting begins this long before the lock, and ends as long after it: time advances with the answers, however slow the machine is. */
const AROUND_MS = 1000

// Has a gateway of its own, and at `go` bets before and after the moment of the lock.
export const worker = defineWorker<BetOrders, BetOutcome>(async ({ databaseUrl, drawId, locksAt, bettors, bets, naive }) => {
  let answerCount = 0
  const clock = () => locksAt - AROUND_MS + Math.round((answerCount / bets) * 2 * AROUND_MS)
  const gateway = await startTestSandbox({ databaseUrl, clock })
  await gateway.sandbox.services.draws.keepUp()

  const slip = { drawId, lines: [{ playCode: 'FIVE_SUM', numbers: 'BIG,SMALL,ODD,EVEN', unit: 1, multiplier: 1 }] }

  /** The other process sends the same bets under the same keys. */
  async function betOnce(index: number): Promise<string> {
    const { id, token } = bettors[index % bettors.length]!
    if (naive) return betNaively(id)
    const { status, body } = await gateway.send(placeLotteryBet.method, placeLotteryBet.path, { token, key: `bet-${index}`, body: slip })
    return status === 200 ? 'ok' : body.errorCode
  }

  /** A naive bet: takes the money without checking the draw again. */
  function betNaively(memberId: number): Promise<string> {
    return gateway.db.transaction().execute(async (trx) => {
      const at = clock()
      const [order_no, key] = [`N${randomUUID()}`, `naive:${randomUUID()}`]
      await stake(trx, { merchant: 'ipanema', memberId, amount: 400, key, reference: `order:${order_no}`, at })
      const order = { order_no, member_id: memberId, merchant: 'ipanema', draw_id: drawId, stake: 400, placed_at: at }
      await trx
        .insertInto('lottery_orders')
        .values({ ...order, settled_at: null, settled_no: null })
        .execute()
      return 'ok'
    })
  }

  async function race() {
    const countAnswer = (answer: string) => (answerCount++, answer)
    const answers = await Promise.all(Array.from({ length: bets }, (_, index) => betOnce(index).then(countAnswer)))
    await gateway.close()
    const outcome: BetOutcome = {}
    for (const answer of answers) outcome[answer] = (outcome[answer] ?? 0) + 1
    return outcome
  }

  return race
})
