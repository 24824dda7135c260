import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { chromiumLaunch } from '@platform/config/chromium'
import { checks, type GameUnderTest } from './checks.ts'

export interface ContractResult {
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** Why, unless it passed. */
  why?: string
}

export interface ContractReport {
  game: string
  passed: boolean
  results: ContractResult[]
}

export interface ContractOptions {
  url: string
  play?: string
  deposit?: string
  /** How long the game may take to be ready, and to end a round, ms. */
  patience?: number
}

// As the launch screen frames a game.
const page = `<!doctype html><title>Contract</title><iframe title="Game" style="width:390px;height:700px"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-pointer-lock allow-orientation-lock"
  allow="autoplay; fullscreen; screen-wake-lock" referrerpolicy="strict-origin"></iframe><script src="/host.js"></script>`

/** Opens the game in a site of another origin and goes through the contract; after the first failure the rest is not tried. */
export async function runContract({
  url,
  play = '[data-game="play"]',
  deposit = '[data-game="deposit"]',
  patience = 30_000,
}: ContractOptions): Promise<ContractReport> {
  const bundle = await build({
    entryPoints: [new URL('hostPage.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['@platform/source'],
  })
  const server = createServer((request, response) => {
    const isScript = request.url === '/host.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? bundle.outputFiles[0]!.text : page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const site = await browser.newPage()
    await site.goto(`http://127.0.0.1:${port}/?game=${encodeURIComponent(url)}`)
    return await report(url, { page: site, frame: site.frameLocator('iframe'), play, deposit, patience })
  } finally {
    await browser.close()
    server.close()
  }
}

async function report(url: string, game: GameUnderTest): Promise<ContractReport> {
  const results: ContractResult[] = []
  for (const { name, run } of checks) {
    const why = results.some(({ status }) => status === 'failed')
      ? 'skipped: an earlier part failed.'
      : await run(game).catch((error: unknown) => `The suite could not go on: ${String(error).split('\n')[0]}`)
    if (why === undefined) results.push({ name, status: 'passed' })
    else if (why.startsWith('skipped: ')) results.push({ name, status: 'skipped', why: why.slice(9) })
    else results.push({ name, status: 'failed', why })
  }
  return { game: url, passed: results.every(({ status }) => status !== 'failed'), results }
}

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const

/** The report for people. */
export const textOf = ({ game, passed, results }: ContractReport): string =>
  [
    `${passed ? 'The game holds the contract' : 'The game does not hold the contract'}: ${game}`,
    ...results.map(({ name, status, why }) => `  ${MARKS[status]} ${name}${why ? `\n      ${why}` : ''}`),
    '',
  ].join('\n')
