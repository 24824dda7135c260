import { chromiumLaunch } from '@platform/config/chromium'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { median, throttle } from './listTools.ts'
import { atConsole, newMember } from './newMember.ts'
import type { Gateway } from './startGateway.ts'

const CPU = 4
const SECONDS = 5

interface Fall {
  frames: number
  /** Longest time between two frames of the fastest 99 %, ms. */
  p99: number
  layouts: number
  paints: number
}

/** Frame times while packets fall on a slowed CPU, alternating with a page on which one square falls. */
export async function rainSpeed({ origin, site }: Gateway, runs = 3) {
  const browser = await chromium.launch(chromiumLaunch({ full: true }))
  const rain: Fall[] = []
  const square: Fall[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'pt-BR' })
      square.push(await fallOf(await squarePage(context)))
      await context.addInitScript((session) => sessionStorage.setItem('MC_SESSION_INFO', session), JSON.stringify(await newMember(origin)))
      await atConsole(origin, 'rain/schedule', { titlePt: 'Chuva', titleEn: 'Rain', pool: 5000, packets: 12, openSeconds: 60 })
      rain.push(await fallOf(await rainPage(context, site)))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const row = (all: Fall[]) => ({
    'frames a second': Math.round((median(all.map(({ frames }) => frames)) / SECONDS) * 10) / 10,
    'p99 ms': Math.round(median(all.map(({ p99 }) => p99)) * 10) / 10,
    layouts: median(all.map(({ layouts }) => layouts)),
    paints: median(all.map(({ paints }) => paints)),
  })
  return {
    rain: row(rain),
    'one square': row(square),
    bars: { 'frames a second': '60, as the square', 'p99 ms': '', layouts: 0, paints: 0 },
  }
}

async function rainPage(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site}/m/redRain`)
  await page.getByRole('button', { name: 'Entrar na chuva' }).click()
  await page.getByText('Os envelopes estão caindo').waitFor({ state: 'attached' })
  return page
}

async function squarePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.setContent(
    '<style>@keyframes fall{to{transform:translateY(600px)}}i{display:block;width:40px;height:40px;background:red;animation:fall 3s linear infinite}</style><i></i>',
  )
  return page
}

/** Frames that the browser painted in these seconds. */
async function fallOf(page: Page): Promise<Fall> {
  const cdp = await page.context().newCDPSession(page)
  await throttle(cdp, CPU)
  await page.waitForTimeout(500)
  const events = await trace(cdp, () => page.waitForTimeout(SECONDS * 1000))
  await throttle(cdp, 1)
  // Otherwise frames of both pages would be counted together.
  await page.close()
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000).toSorted((a, b) => a - b) // prettier-ignore
  const gaps = drawn.slice(1).map((ts, index) => ts - drawn[index]!).toSorted((a, b) => a - b) // prettier-ignore
  const count = (what: string) => events.filter(({ name, ph }) => name === what && ph !== 'E').length
  return { frames: drawn.length, p99: gaps[Math.floor(gaps.length * 0.99)] ?? 0, layouts: count('Layout'), paints: count('Paint') }
}

interface TraceEvent {
  name: string
  ph: string
  /** Microseconds. */
  ts: number
}

async function trace(cdp: CDPSession, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame',
  })
  await during()
  await cdp.send('Tracing.end')
  await complete
  return events
}
