import { cancelSubOrder, getCurrentDraw, placeLotteryBet } from '@platform/sdk/lottery'
import { getWalletBalance } from '@platform/sdk/wallet'
import { makeRandom } from '../../../../packages/demo/src/seed/random.ts'
import { startTestSandbox } from './startTestSandbox.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: many members bet, cancel and read, while draws open and settle. */
export interface CrowdOrders {
  databaseUrl: string
  codes: string[]
  tokens: string[]
  /** Gateway time at `started`, and its speed relative to real time. */
  from: number
  started: number
  speed: number
  steps: number
  name: string
}

/** Count of each answer: `ok`, or the code of a refusal. */
export type CrowdOutcome = Record<string, number>

// Has a gateway of its own, and at `go` starts all members.
export const worker = defineWorker<CrowdOrders, CrowdOutcome>(async ({ databaseUrl, codes, tokens, from, started, speed, steps, name }) => {
  const clock = () => Math.round(from + Math.max(0, Date.now() - started) * speed)
  const gateway = await startTestSandbox({ databaseUrl, clock })
  const random = makeRandom(name)
  const outcome: CrowdOutcome = {}
  let keys = 0

  async function loose() {
    await Promise.all(tokens.map(one))
    await gateway.close()
    return outcome
  }

  /** One player; the steps run in sequence. */
  async function one(token: string) {
    const mine: string[] = []
    const count = ({ status, body }: { status: number; body: any }) => {
      const answer = status === 200 ? 'ok' : body.errorCode
      outcome[answer] = (outcome[answer] ?? 0) + 1
      return status === 200 ? body : undefined
    }
    const post = (path: string, body: object) => gateway.send('POST', path, { token, key: `${name}-${keys++}`, body })
    for (let step = 0; step < steps; step++) {
      const line = mine.at(-1)
      if (line && random.chance(0.3)) {
        count(await post(cancelSubOrder.path, { subOrderNo: line }))
        mine.pop()
      } else if (random.chance(0.2)) {
        count(await gateway.call(getWalletBalance, {}, { token }))
      } else {
        const current = count(await gateway.call(getCurrentDraw, { gameCode: random.pick(codes) }, { token }))
        if (!current?.draw) continue
        const lines = [1, 2].map((multiplier) => ({ playCode: 'FIVE_SUM', numbers: 'BIG,ODD', unit: 1, multiplier }))
        const bet = count(await post(placeLotteryBet.path, { drawId: current.draw.drawId, lines }))
        if (bet) mine.push(...bet.order.subOrders.map(({ subOrderNo }: { subOrderNo: string }) => subOrderNo))
      }
    }
  }

  return loose
})
