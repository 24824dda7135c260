import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { chromiumLaunch } from '@platform/config/chromium'
import { chromium } from 'playwright'
import { bundle } from '../../../packages/sdk/test/bundle.ts'
import type { Gateway } from './startGateway.ts'

/**
 * Microseconds for one page of games: with `fetch` and `JSON.parse` only, validated with zod/mini, and through the SDK. The fastest round of each counts, as
 * the least disturbed one.
 */
interface Timing {
  bare: number
  zod: number
  call: number
}

/** All read the same page, from memory and then over HTTP. The quality bar is the ratio from memory. */
export async function callOverhead({ origin }: Gateway) {
  const headers = { 'X-Merchant': 'ipanema', 'Accept-Language': 'pt-BR' }
  const games = await (await fetch(`${origin}/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1`, { headers })).text()
  const sdk = await bundle(`export { createClient } from '@platform/sdk'; export { getGameList } from '@platform/sdk/games'`)
  const zod = await bundle(`export * from 'zod/mini'`)
  const site = await serve({ '/': page, '/sdk.js': sdk, '/zod.js': zod, '/bench.js': benchScript, '/wps/relay/GCSGAME_gameList': games })
  const browser = await chromium.launch(chromiumLaunch({ full: true }))
  try {
    const tab = await browser.newPage()
    const broken: string[] = []
    tab.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
    await tab.goto(site.origin)
    const timings = await tab.locator('[data-timings]').getAttribute('data-timings', { timeout: 120_000 })
    if (broken.length > 0) throw new Error(broken.join('\n'))
    const { memory, http } = JSON.parse(timings ?? '') as Record<'memory' | 'http', Timing>
    return { 'out of memory': rowOf(memory, '≤ 1.7'), 'over HTTP': rowOf(http, '') }
  } finally {
    await browser.close()
    site.close()
  }
}

const rowOf = ({ bare, zod, call }: Timing, bar: string) => ({
  'fetch + JSON.parse': `${bare.toFixed(0)} µs`,
  'and zod/mini': `${zod.toFixed(0)} µs, ${(zod / bare).toFixed(2)}`,
  getGameList: `${call.toFixed(0)} µs`,
  ratio: (call / bare).toFixed(2),
  bar,
})

const page = '<!doctype html><title>bench</title><script type="module" src="/bench.js"></script>'

/** Runs rounds alternately, so that a slow phase of the machine affects all. */
const benchScript = `
import { createClient, getGameList } from './sdk.js'
import * as z from './zod.js'
z.config({ jitless: true })
const names = ['nodeId', 'gameName', 'vassalage', 'iconUrl', 'gameType', 'gameId']
const Game = z.object({ ...Object.fromEntries(names.map((name) => [name, z.string()])), supportPlay: z.boolean() })
const Page = z.object({ games: z.array(Game), pageNum: z.int(), totalPages: z.int() })
const path = '/wps/relay/GCSGAME_gameList'
const text = await (await fetch(path)).text()
const ways = { memory: async () => new Response(text), http: (...request) => fetch(...request) }
const timings = {}
for (const [name, get] of Object.entries(ways)) {
  const options = { gateway: { url: '', publicKeys: [] }, merchant: 'ipanema', trialMerchant: 'ipanema_trial', language: () => 'PT' }
  const client = createClient({ ...options, fetch: get })
  const bare = async () => JSON.parse(await (await get(path)).text())
  const zod = async () => z.parse(Page, await bare())
  const call = () => getGameList(client, { gameType: 'RNG', pageNo: 1 })
  const turns = name === 'memory' ? 100 : 10
  const time = async (run) => {
    const start = performance.now()
    for (let i = 0; i < turns; i++) await run()
    return ((performance.now() - start) / turns) * 1000
  }
  const fastest = {}
  for (let round = 0; round < 80; round++) {
    for (const [way, run] of Object.entries({ bare, zod, call })) fastest[way] = Math.min(fastest[way] ?? Infinity, await time(run))
  }
  timings[name] = fastest
}
document.body.dataset.timings = JSON.stringify(timings)
`

async function serve(files: Record<string, string>) {
  const server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? ''
    const body = files[path]
    const type = path.endsWith('.js') ? 'text/javascript' : path === '/' ? 'text/html' : 'application/json'
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
