import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '../../../packages/sdk/src/exports/index.ts'
import { getGameList, launchGame } from '../../../packages/sdk/src/exports/games.ts'
import type { Gateway } from './startGateway.ts'

const PLAYERS = 24
const WARM_UP = 2000
const DURATION = 8000
/** Pause between two requests of one player, so that the load is about half of what two cores can serve. */
const THINKING = 300

export interface Player {
  userName: string
  /** Session of the member, and of the launched game page. */
  token: string
  page: string
}

/**
 * Stakes of 24 players at once, half of them at each of two gateways on one database, with occasional balance requests: without pauses, for
 * the maximum stakes per second, and with pauses, for the time that a player waits.
 */
export async function stakesPerSecond(gateways: Gateway[]) {
  const origins = gateways.map(({ origin }) => origin)
  const players: Player[] = []
  for (let index = 0; index < PLAYERS; index++) players.push(await launch(origins[0]!))
  return { ...(await measure(players, origins, 'at most', 0)), ...(await measure(players, origins, 'with pauses', THINKING)) }
}

async function measure(players: Player[], origins: string[], title: string, pause: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: PLAYERS })
  const times: Record<'stake' | 'balance', number[]> = { stake: [], balance: [] }
  let failed = 0
  const from = performance.now() + WARM_UP
  const until = from + DURATION
  const play = async ({ token, page }: Player, index: number) => {
    const origin = origins[index % origins.length]!
    if (pause) await wait((pause * index) / PLAYERS)
    for (let round = 0; performance.now() < until; round++) {
      const [kind, status, took] = round % 10 === 9 ? await look(origin, token, agent) : await stake(origin, page, agent)
      const now = performance.now()
      if (now >= from && now <= until) times[kind].push(took)
      if (status !== 200) failed++
      if (pause) await wait(pause)
    }
  }
  await Promise.all(players.map(play))
  agent.destroy()
  return Object.fromEntries(Object.entries(times).map(([kind, all]) => [`${kind}, ${title}`, summary(all, failed)]))
}

function summary(times: number[], failed: number) {
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  return { 'per second': Math.round((times.length / DURATION) * 1000), p50: at(0.5), p95: at(0.95), 'not 200 (all)': failed }
}

/** A member with a large balance and an open game page. */
export async function launch(origin: string): Promise<Player> {
  const member = (await (
    await fetch(`${origin}/console/api/members`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ merchant: 'ipanema', balance: 100_000_000 }),
    })
  ).json()) as { token: string; userName: string }
  const session = { ...member, merchantCode: 'ipanema', type: 0, firstTimeLogin: false }
  const client = createClient({
    gateway: { url: origin, publicKeys: [] },
    merchant: 'ipanema',
    trialMerchant: 'ipanema_trial',
    language: () => 'PT',
    session,
  })
  const { games } = await getGameList(client, { gameType: 'RNG' })
  const { gameUrl } = await launchGame(client, { nodeId: games[0]!.nodeId, backUrl: 'https://ipanema.example/' })
  const { hash, search } = new URL(gameUrl)
  const ticket = new URLSearchParams(hash.slice(1)).get('ticket') ?? new URLSearchParams(search).get('ticket')
  const page = randomUUID().replaceAll('-', '').repeat(2)
  const opened = await fetch(`${origin}/play/api/open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Merchant': 'ipanema' },
    body: JSON.stringify({ ticket, token: page }),
  })
  if (!opened.ok) throw new Error(`the game page did not open: ${await opened.text()}`)
  return { ...member, page }
}

export const stake = async (origin: string, page: string, agent: Agent) => {
  const headers = { Authorization: `Bearer ${page}`, 'Idempotency-Key': randomUUID(), 'Content-Type': 'application/json' }
  return ['stake', ...(await ask(`${origin}/play/api/stake`, 'POST', headers, agent, '{"amount":200}'))] as const
}

const look = async (origin: string, token: string, agent: Agent) =>
  ['balance', ...(await ask(`${origin}/wps/wallets/balance`, 'GET', { Authorization: `Bearer ${token}` }, agent))] as const

/** Status and milliseconds. */
function ask(url: string, method: string, headers: Record<string, string>, agent: Agent, body?: string): Promise<[number, number]> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve([status, performance.now() - started])
    const sent = request(url, { method, agent, headers: { 'X-Merchant': 'ipanema', ...headers } }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
    })
    sent.on('error', () => done(0))
    sent.end(body)
  })
}
