import { chromiumLaunch } from '@platform/config/chromium'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { texts } from '../../../e2e/support/texts.ts'
import { closePopup } from '../../gallery/src/popups.ts'
import { median, throttle } from './listTools.ts'
import { phone } from './phone.ts'

const CPU = 4
const TAPS = 6
/** Pause after which a tap's background requests have finished and the page is idle. */
const REST_MS = 1200

/**
 * From a tap to the next paint by Event Timing, signed in as the demo player on a CPU slowed 4 ×, compared with a plain button that changes
 * its colour. The browser rounds to 8 ms. The menu is rendered in a later frame than the pressed button, which is a separate row. Each
 * target is tapped once before measuring, so that code and answers are cached.
 */
export async function tapSpeed(site: string) {
  const browser = await chromium.launch(chromiumLaunch({ full: true }))
  try {
    const context = await browser.newContext(phone)
    await context.addInitScript(recordTaps)
    const rows = { ...(await tapsOfSite(await signedIn(context, site), site)), 'a button without code': await bareTaps(context) }
    const bars = { menu: 80, favorite: 50, category: 90 } as Record<string, number>
    return Object.fromEntries(
      Object.entries(rows).map(([name, ms]) => [
        name,
        { 'median ms': median(ms), 'worst ms': Math.max(...ms), bar: bars[name] ? `≤ ${bars[name]}, none over 200` : '' },
      ]),
    )
  } finally {
    await browser.close()
  }
}

async function tapsOfSite(page: Page, site: string): Promise<Record<string, number[]>> {
  const { layout, games } = texts('pt-BR', 'ipanema')
  const rest = () => page.waitForTimeout(REST_MS)
  const named = (role: 'button' | 'tab' | 'link', name: string | RegExp) => page.getByRole(role, { name, exact: typeof name === 'string' })
  const taps = async (target: (count: number) => Locator, after = rest) => {
    const ms: number[] = []
    for (let count = 0; count <= TAPS; count++) {
      const duration = await tap(page, target(count))
      if (count > 0) ms.push(duration)
      await after()
    }
    return ms
  }
  const drawn: number[] = []
  const menu = await taps(
    () => page.getByRole('banner').getByRole('button', { name: layout.menu }),
    async () => {
      drawn.push(await page.evaluate(() => (window as unknown as Recorded).dialogAfter))
      await page.keyboard.press('Escape')
      await rest()
    },
  )
  await page.goto(`${site}/m/gameList?gameType=RNG`)
  await page.waitForTimeout(4000)
  const favorite = await taps(() => named('button', /favoritos$/).first())
  const feeds = [games.category.NEW, games.category.HOT, games.category.ALL]
  for (const feed of feeds) await taps(() => named('tab', feed).first())
  const category = await taps((count) => named('tab', feeds[count % feeds.length]!).first())
  const back = () => page.goBack().then(rest)
  const route = await taps(() => page.getByRole('navigation', { name: layout.main }).getByRole('link').first(), back)
  return { menu, 'menu, until it is drawn': drawn.slice(1), favorite, category, route }
}

/** The longest event of a tap: from the finger to the next paint. */
async function tap(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => void (window as unknown as Recorded).taps.splice(0))
  await target.tap()
  await page.waitForTimeout(600)
  // Events below 16 ms are not recorded.
  return page.evaluate(() => Math.max(8, ...(window as unknown as Recorded).taps))
}

interface Recorded {
  taps: number[]
  /** From the last tap to the frame that shows a dialog, ms. */
  dialogAfter: number
}

/** Runs in the page. */
function recordTaps() {
  const taps: number[] = []
  Object.assign(window, { taps })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (/^(pointer|click)/.test(name)) taps.push(Math.round(duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  let tappedAt = 0
  addEventListener('click', ({ timeStamp }) => void (tappedAt = timeStamp), true)
  const see = () => {
    if (!tappedAt || !document.querySelector('[role=dialog]')) return
    const since = tappedAt
    tappedAt = 0
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { dialogAfter: Math.round(performance.now() - since) })))
  }
  addEventListener('DOMContentLoaded', () => new MutationObserver(see).observe(document.body, { childList: true, subtree: true }))
}

async function signedIn(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site}/m/login`)
  await page.locator('input[autocomplete~=username]').fill('anaclara')
  await page.locator('input[type=password]').fill('Demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/m\/home/)
  await closePopup(page, true)
  await page.waitForTimeout(5000)
  await throttle(await context.newCDPSession(page), CPU)
  return page
}

async function bareTaps(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage()
  await page.setContent('<button style="padding:40px" onclick="this.style.background=this.style.background?``:`red`">tap</button>')
  await page.evaluate(recordTaps)
  await throttle(await context.newCDPSession(page), CPU)
  const ms: number[] = []
  for (let count = 0; count < TAPS; count++) ms.push(await tap(page, page.locator('button')))
  return ms
}
