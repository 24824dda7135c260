import { Agent } from 'node:http'
import { openDatabase } from '../../../apps/sandbox/src/db/openDatabase.ts'
import { betAllMonth, limitAll } from '../../../apps/sandbox/src/testing/limitedMonth.ts'
import { launch, stake, type Player } from './stakes.ts'
import type { Gateway } from './startGateway.ts'

const BETS = 100_000
const WARM_UP = 50
/** As many that a pause of the machine moves no p95. */
const ROUNDS = 2000

/** Stakes of two members in turn, one after the other: one without limits, one with five of three periods. Both have bet all month. */
export async function limitedStakes({ origin }: Gateway, databaseUrl: string) {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 2 })
  const players: Record<'without limits' | 'with limits', Player> = {
    'without limits': await launch(origin),
    'with limits': await launch(origin),
  }
  for (const { userName } of Object.values(players)) await betAllMonth(db, userName, BETS)
  await limitAll(db, players['with limits'].userName)
  await close()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: Record<string, number[]> = {}
  let failed = 0
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // Neither is always the first after the other.
    const turn = Object.entries(players)
    for (const [title, { page }] of round % 2 ? turn : turn.toReversed()) {
      const [, status, took] = await stake(origin, page, agent)
      if (status !== 200) failed++
      if (round >= 0) (times[title] ??= []).push(took)
    }
  }
  agent.destroy()
  return Object.fromEntries(Object.entries(times).map(([title, all]) => [title, { ...summary(all), 'not 200 (both)': failed }]))
}

function summary(times: number[]) {
  times.sort((a, b) => a - b)
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(2)} ms`
  return { p50: at(0.5), p90: at(0.9), p95: at(0.95) }
}
