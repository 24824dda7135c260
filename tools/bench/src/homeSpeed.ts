import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromiumLaunch } from '@platform/config/chromium'
import { type Browser, chromium } from 'playwright'
import { median } from './listTools.ts'
import { phone } from './phone.ts'

const SETTLED = 4000

interface Load {
  fcp: number
  lcp: number
  shift: number
  blocked: number
  requests: number
}

/**
 * A cold load of home on a phone (CPU 4 × slowed, 150 ms, 1.6 Mbit/s), alternating with a static page that shows the same first picture.
 */
export async function homeSpeed(site: string, runs = 5) {
  const { loads, still } = await loadInTurns(site, ['/m/home'], runs)
  return {
    home: rowOf(loads['/m/home']!),
    'the static page': rowOf(still),
    ratio: ratiosOf(loads['/m/home']!, still),
    bars: { 'FCP ms': '≤ 1.3 ×', 'LCP ms': '≤ 1.15 ×', CLS: '< 0.02', 'blocked ms': '< 100', 'requests before LCP': '≤ 8' },
  }
}

const publicPages = ['/m/home', '/m/gameList', '/m/lottery', '/m/login', '/m/register', '/m/forget', '/m/activity', '/m/help']

/** The same for every public page, each compared with the static page. */
export async function pagesSpeed(site: string, runs = 3) {
  const { loads, still } = await loadInTurns(site, publicPages, runs)
  const rows = Object.entries(loads).map(([path, all]) => {
    const { 'FCP ms': fcp, 'LCP ms': lcp } = ratiosOf(all, still)
    return [path, { ...rowOf(all), 'FCP ×': fcp, 'LCP ×': lcp }] as const
  })
  return { ...Object.fromEntries(rows), 'the static page': { ...rowOf(still), 'FCP ×': 1, 'LCP ×': 1 } }
}

async function loadInTurns(site: string, paths: string[], runs: number) {
  const control = await staticPage(site)
  const browser = await chromium.launch(chromiumLaunch({ full: true }))
  const loads: Record<string, Load[]> = Object.fromEntries(paths.map((path) => [path, []]))
  const still: Load[] = []
  try {
    for (let run = 0; run < runs; run++) {
      still.push(await load(browser, control.origin))
      for (const path of paths) loads[path]!.push(await load(browser, site + path))
    }
  } finally {
    await browser.close()
    control.close()
  }
  return { loads, still }
}

const medianOf = (all: Load[], pick: keyof Load) => Math.round(median(all.map((one) => one[pick])) * 1000) / 1000

const rowOf = (all: Load[]) => ({
  'FCP ms': medianOf(all, 'fcp'),
  'LCP ms': medianOf(all, 'lcp'),
  CLS: medianOf(all, 'shift'),
  'blocked ms': medianOf(all, 'blocked'),
  'requests before LCP': medianOf(all, 'requests'),
})

/** Each run is compared with the static page of the same run, since the machine's speed varies. */
function ratiosOf(all: Load[], still: Load[]) {
  const ratio = (pick: 'fcp' | 'lcp') => Math.round(median(all.map((one, run) => one[pick] / still[run]![pick])) * 100) / 100
  return { 'FCP ms': ratio('fcp'), 'LCP ms': ratio('lcp') }
}

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  })
  await page.goto(url)
  await page.waitForTimeout(SETTLED)
  const found = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<(PerformanceEntry & { value: number; hadRecentInput: boolean })[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as never)).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 200)
      })
    const [paints, largest, shifts, tasks] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
    )
    const fcp = paints!.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
    const lcp = largest!.at(-1)?.startTime ?? 0
    return {
      fcp,
      lcp,
      shift: shifts!.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      blocked: tasks!.reduce((sum, { startTime, duration }) => sum + (startTime > fcp ? duration - 50 : 0), 0),
      requests:
        1 +
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ responseEnd }) => responseEnd <= lcp).length,
    }
  })
  await context.close()
  return found
}

/** Only header and picture: the minimum of a page without code. */
async function staticPage(site: string) {
  const hero = /<link rel="preload" as="image" href="([^"]+)"/.exec(await (await fetch(`${site}/m/home`)).text())?.[1]
  if (!hero) throw new Error(`${site}/m/home names no first picture: is the site built?`)
  const picture = Buffer.from(await (await fetch(site + hero)).arrayBuffer())
  const html = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="preload" as="image" href="/hero.svg" fetchpriority="high"><header><b>Logo</b></header><img src="/hero.svg" width="388" height="176" alt="" fetchpriority="high">`
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', url === '/hero.svg' ? 'image/svg+xml' : 'text/html')
    response.end(url === '/hero.svg' ? picture : html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
