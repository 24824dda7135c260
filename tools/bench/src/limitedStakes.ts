import { Agent } from 'node:http'
import { openDatabase } from '../../../apps/sandbox/src/db/openDatabase.ts'
import { betAllMonth, limitAll, timesOfLimits } from '../../../apps/sandbox/src/testing/limitedMonth.ts'
import { launch, stake, type Player } from './stakes.ts'
import type { Gateway } from './startGateway.ts'

const BETS = 100_000
const WARM_UP = 50
/** Of so many pairs each. A burst of other work falls into a few blocks, and the median of all leaves these out. */
const [BLOCKS, BLOCK] = [20, 100]
const PLANS = 500

/**
 * Stakes of two members in turn, one after the other: one without limits, one with five of three periods. Both have bet all month. Then the
 * query that looks at the limits, in the time that Postgres states: it is all that limits add, and a member without any pays for it too.
 */
export async function limitedStakes({ origin }: Gateway, databaseUrl: string) {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 2 })
  const [without, limited] = [await launch(origin), await launch(origin)]
  for (const { userName } of [without, limited]) await betAllMonth(db, userName, BETS)
  await limitAll(db, limited.userName)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const pairs: { without: number; limited: number }[] = []
  let failed = 0
  const play = async ({ page }: Player) => {
    const [, status, took] = await stake(origin, page, agent)
    if (status !== 200) failed++
    return took
  }
  for (let round = -WARM_UP; round < BLOCKS * BLOCK; round++) {
    // Neither is always the first after the other.
    const first = round % 2 ? await play(without) : await play(limited)
    const second = round % 2 ? await play(limited) : await play(without)
    if (round >= 0) pairs.push(round % 2 ? { without: first, limited: second } : { without: second, limited: first })
  }
  agent.destroy()
  const inPostgres = await timesOfLimits(db, limited.userName, PLANS)
  await close()
  const more = (part: typeof pairs, share: number) => atShare(part.map((pair) => pair.limited), share) - atShare(part.map((pair) => pair.without), share) // prettier-ignore
  const blocks = Array.from({ length: BLOCKS }, (_, block) => pairs.slice(block * BLOCK, (block + 1) * BLOCK))
  const ofBlocks = (share: number) => atShare(blocks.map((block) => more(block, share)), 0.5) // prettier-ignore
  return {
    'without limits': summary(pairs.map((pair) => pair.without)),
    'with limits': summary(pairs.map((pair) => pair.limited)),
    'more within a pair': summary(pairs.map((pair) => pair.limited - pair.without)),
    [`more, median of ${BLOCKS} blocks`]: { p50: ms(ofBlocks(0.5)), p90: ms(ofBlocks(0.9)), p95: ms(ofBlocks(0.95)) },
    'their query, in Postgres': summary(inPostgres),
    'stakes that failed': { p50: String(failed), p90: '', p95: '' },
  }
}

const ms = (time: number) => `${time.toFixed(2)} ms`

function atShare(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!
}

const summary = (times: readonly number[]) => ({
  p50: ms(atShare(times, 0.5)),
  p90: ms(atShare(times, 0.9)),
  p95: ms(atShare(times, 0.95)),
})
