import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { contentFilesIn } from '../../../packages/first-paint/src/render/renderer.ts'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import type { Gateway } from './startGateway.ts'

const CONNECTIONS = 32
const WARM_UP = 1500
const DURATION = 5000

/** Game list and balance over 32 parallel connections, from another process on the gateway's machine. */
export async function measureLoad({ origin }: Gateway) {
  const { token } = (await (
    await fetch(`${origin}/console/api/members`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ merchant: 'ipanema', balance: 5000 }),
    })
  ).json()) as { token: string }
  const headers = { 'X-Merchant': 'ipanema', 'X-Gateway-Id': '3', 'X-Module-Id': 'COMM3', 'Accept-Language': 'pt-BR' }
  const games = { path: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1', headers }
  const balance = { path: '/wps/wallets/balance', headers: { ...headers, Authorization: `Bearer ${token}` } }
  return { 'game list': await flood(origin, games), balance: await flood(origin, balance) }
}

/** The same before, while and after the gateway renders every page of its sites for the first time. */
export async function loadBesidePages(gateway: Gateway) {
  const port = Number(new URL(gateway.origin).port)
  const pages = (await discoverMerchants()).flatMap((merchant) =>
    contentFilesIn(join(merchantFolder(merchant.code), 'renderer')).map(
      ({ paths, search }) => `http://127.0.0.1:${port + merchant.port}${paths[0]}${search}`,
    ),
  )
  const before = await measureLoad(gateway)
  let rendered = 0
  let isOver = false
  const rendering = (async () => {
    for (const page of pages) if (!isOver && (await (await fetch(page)).text()).includes('data-made')) rendered++
  })()
  const meanwhile = await measureLoad(gateway)
  isOver = true
  await rendering
  const after = await measureLoad(gateway)
  return {
    'game list before': before['game list'],
    [`game list, ${rendered} of ${pages.length} pages rendered meanwhile`]: meanwhile['game list'],
    'game list after': after['game list'],
    'balance before': before.balance,
    'balance meanwhile': meanwhile.balance,
    'balance after': after.balance,
  }
}

async function flood(origin: string, request: { path: string; headers: Record<string, string> }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let failed = 0
  const from = performance.now() + WARM_UP
  const until = from + DURATION
  const lane = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const status = await ask(origin, request, agent)
      const done = performance.now()
      if (now >= from && done <= until) times.push(done - now)
      if (status !== 200) failed++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  return { 'per second': Math.round((times.length / DURATION) * 1000), p50: at(0.5), p95: at(0.95), 'not 200': failed }
}

const ask = (origin: string, { path, headers }: { path: string; headers: Record<string, string> }, agent: Agent) =>
  new Promise<number>((resolve) => {
    get(origin + path, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    }).on('error', () => resolve(0))
  })
