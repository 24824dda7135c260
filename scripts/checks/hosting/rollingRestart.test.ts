import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getPlayState, openPlay, placeStake } from '../../../apps/sandbox/src/play/calls.ts'
import { startPostgres } from '../../../apps/sandbox/src/testing/startPostgres.ts'
import { createClient, newIdempotencyKey, type Client, type SessionInfo } from '@platform/sdk'
import { getGameList, launchGame } from '@platform/sdk/games'
import { expect, test } from 'vitest'
import { isInstalled, startHost } from './startHost.ts'

const main = join(import.meta.dirname, '../../../packages/demo/src/main.ts')
/** How often each gateway restarts; `npm run soak` uses more restarts. */
const restarts = Number(process.env.ROLLING_RESTARTS ?? 0)
const PLAYERS = 8
const ports = [4871, 4971]

interface Member extends SessionInfo {
  token: string
}

test.skipIf(restarts === 0 || !isInstalled('nginx'))(
  '[deploying] while one gateway after the other is restarted behind nginx, no player’s stake fails and none is taken twice',
  async () => {
    const postgres = await startPostgres()
    const databaseUrl = await postgres.database('shared', { empty: true })
    const running: ChildProcess[] = []
    const start = async (at: number) => {
      const port = String(ports[at])
      const env = {
        ...process.env,
        PORT: port,
        DATABASE_URL: databaseUrl,
        SANDBOX_SITES: 'off',
        SANDBOX_SEED: 'small',
        SANDBOX_TEST_MODE: '1',
      }
      running[at] = spawn(process.execPath, ['--conditions=@platform/source', main], { env, stdio: 'inherit' })
      while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await wait(50)
    }
    const stop = async (at: number) => {
      running[at]?.kill('SIGTERM')
      if (running[at]?.exitCode === null) await once(running[at], 'exit')
    }
    await start(0)
    await start(1)
    const host = await startHost(
      'nginx',
      undefined,
      ports.map((port) => `127.0.0.1:${port}`),
    )

    const clientOf = (address: string, session?: Partial<SessionInfo>) =>
      createClient({
        gateway: { url: host.url, publicKeys: [] },
        merchant: 'ipanema',
        trialMerchant: 'ipanema_trial',
        language: () => 'PT',
        session: session as SessionInfo | undefined,
        fetch: (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), 'X-Test-Address': address } }),
      })
    const newMember = async () => {
      const origin = `http://127.0.0.1:${ports[0]}`
      const headers = { 'Content-Type': 'application/json', Origin: origin }
      const body = JSON.stringify({ merchant: 'ipanema', balance: 1_000_000 })
      return (await fetch(`${origin}/console/api/members`, { method: 'POST', headers, body })).json() as Promise<Member>
    }

    let isOver = false
    const failures: string[] = []
    const slowest = { ms: 0 }
    /** Plays until the restarts are over. Returns the change of the balance according to the answers, in cents. */
    const play = async (client: Client, amount: number) => {
      let staked = 0
      let change = 0
      while (!isOver) {
        const begun = performance.now()
        await placeStake(client, { amount }, { idempotencyKey: newIdempotencyKey() }).then(
          ({ round }) => {
            staked += 1
            change += round.payout - round.stake
          },
          (error: unknown) => failures.push(String(error)),
        )
        slowest.ms = Math.max(slowest.ms, performance.now() - begun)
      }
      return { staked, change }
    }
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, async (_, index) => {
        const member = await newMember()
        const client = clientOf(`10.0.0.${index}`, member)
        const { games } = await getGameList(client, { gameType: 'RNG' })
        const { gameUrl } = await launchGame(client, { nodeId: games[0]!.nodeId, backUrl: `${host.url}/m/home` })
        const token = newIdempotencyKey() + newIdempotencyKey()
        const ticket = new URL(gameUrl).searchParams.get('ticket')!
        const { minStake, balance } = await openPlay(clientOf(`10.0.0.${index}`), { ticket, token })
        return { minStake, balance, page: clientOf(`10.0.0.${index}`, { ...member, token }) }
      }),
    )
    const playing = players.map(({ page, minStake }) => play(page, minStake))
    for (let round = 0; round < restarts; round += 1) {
      for (const at of [0, 1]) {
        await stop(at)
        await start(at)
      }
    }
    isOver = true
    const played = await Promise.all(playing)
    const balances = await Promise.all(players.map(async ({ page }) => (await getPlayState(page)).balance))

    const audit = await (await fetch(`http://127.0.0.1:${ports[0]}/console/api/ledger`)).json()
    const stakes = played.reduce((sum, { staked }) => sum + staked, 0)
    console.log(`${stakes} stakes through ${2 * restarts} restarts, slowest ${slowest.ms.toFixed(0)} ms`)
    await host.stop()
    await Promise.all([stop(0), stop(1)])
    await postgres.stop()
    expect([failures, audit]).toEqual([[], {}])
    expect(balances).toEqual(players.map(({ balance }, index) => balance + played[index]!.change))
  },
  300_000,
)
