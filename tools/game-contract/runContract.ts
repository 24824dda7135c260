import { createServer } from 'node:http'
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
  /** Of the origin of the suite, which the game has to know. */
  port?: number
}

/** A game knows the sites that it runs in, so that the suite has always the same origin. */
const PORT = 4770

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
  port = PORT,
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
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const context = await browser.newContext()
    const openAt = async (host: string) => {
      const site = await context.newPage()
      await site.goto(`http://${host}:${port}/?game=${encodeURIComponent(url)}`)
      return site
    }
    const site = await openAt('127.0.0.1')
    // Chromium resolves each name under localhost to this machine.
    const stranger = () => openAt('stranger.localhost')
    return await report(url, { page: site, stranger, frame: site.frameLocator('iframe'), play, deposit, patience })
  } finally {
    await browser.close()
    await server[Symbol.asyncDispose]()
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
