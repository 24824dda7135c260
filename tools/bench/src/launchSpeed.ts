import { openDatabase } from '../../../apps/sandbox/src/db/openDatabase.ts'
import { actAtPlay } from '../../../apps/sandbox/src/playSession/exports.ts'
import { betAllMonth } from '../../../apps/sandbox/src/testing/limitedMonth.ts'
import { getGameList, launchGame } from '../../../packages/sdk/src/exports/games.ts'
import { jurisdictionOf, marketOf } from '../../../packages/sdk/src/exports/markets.ts'
import { createClient } from '../../../packages/sdk/src/exports/index.ts'
import { launch } from './stakes.ts'
import type { Gateway } from './startGateway.ts'

const BETS = 100_000
const WARM_UP = 50
const ROUNDS = 1000

/**
 * Launches of one member with a month of bets, and between them what the session of play and the rules of the market add to each, alone: its
 * p95 is the most that the p95 of a launch can rise by.
 */
export async function launchSpeed({ origin }: Gateway, databaseUrl: string) {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 2 })
  const { userName, token } = await launch(origin)
  await betAllMonth(db, userName, BETS)
  const { id: memberId } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  const market = marketOf('gb')
  const session = { token, merchantCode: 'ipanema', userName, type: 0, firstTimeLogin: false }
  const client = createClient({
    gateway: { url: origin, publicKeys: [] },
    merchant: 'ipanema',
    trialMerchant: 'ipanema_trial',
    language: 'PT',
    session,
  })
  const { games } = await getGameList(client, { gameType: 'RNG' })
  const game = { nodeId: games[0]!.nodeId, backUrl: 'https://ipanema.example/' }
  const times: Record<'launch' | 'added', number[]> = { launch: [], added: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const from = performance.now()
    await launchGame(client, game)
    const between = performance.now()
    jurisdictionOf(market, 'RNG', await actAtPlay(db, { market, memberId, at: Date.now() }))
    if (round >= 0) {
      times.launch.push(between - from)
      times.added.push(performance.now() - between)
    }
  }
  await close()
  return { 'a launch': summary(times.launch), 'session of play and rules in it': summary(times.added) }
}

function summary(times: number[]) {
  times.sort((a, b) => a - b)
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(2)} ms`
  return { p50: at(0.5), p95: at(0.95) }
}
