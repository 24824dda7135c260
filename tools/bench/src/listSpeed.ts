import { chromiumLaunch } from '@platform/config/chromium'
import { type CDPSession, chromium, type Page } from 'playwright'
import { bareChange, framesOf, type Frames, gesture, heapOf, median, plainPage, throttle } from './listTools.ts'
import { phone } from './phone.ts'

const LIST = '/m/gameList?gameType=RNG'
const CPU = 4
const ROUNDS = 10

/**
 * The game list of a running site on a slowed CPU: scrolling, compared with a page of the same tiles without code; memory; change of
 * category; navigation back.
 */
export async function listSpeed(site: string, runs = Number(process.env.BENCH_RUNS ?? 3)) {
  const browser = await chromium.launch(chromiumLaunch({ full: true }))
  const list: Frames[] = []
  const plain: Frames[] = []
  const rest: Rest[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await page.goto(site + LIST)
      const tiles = await everyTile(page)
      // Alternately, so that a slow phase of the machine affects both.
      list.push(await framesOf(page, cdp, CPU))
      const control = await plainPage(page, tiles)
      plain.push(await framesOf(control, await context.newCDPSession(control), CPU))
      const bare = await bareChange(control, await context.newCDPSession(control), CPU)
      await control.close()
      await page.bringToFront()
      rest.push({ bare, ...(await switching(page, cdp)), ...(await memory(cdp)), ...(await wayBack(page, cdp)) })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const of = <Of>(all: Of[], pick: (one: Of) => number) => Math.round(median(all.map(pick)) * 10) / 10
  const row = (all: Frames[]) => ({
    'dropped %': of(all, ({ dropped }) => dropped * 100),
    'p95 ms': of(all, ({ p95 }) => p95),
    'longest task ms': of(all, ({ longest }) => longest),
    'CPU ms': of(all, ({ cpu }) => cpu),
    'blank %': of(all, ({ blank }) => blank * 100),
    'nodes of the list': of(all, ({ nodes }) => nodes),
  })
  return {
    'this list': row(list),
    'the same tiles without code': row(plain),
    bars: { 'dropped %': '≤ 20', 'longest task ms': '≤ 100', 'nodes of the list': '≤ 450' },
    'change of category, ms': {
      'answer to the tap': of(rest, ({ tap }) => tap),
      'new tiles': of(rest, ({ change }) => change),
      '26 bare tiles': of(rest, ({ bare }) => bare),
      bar: '≤ 90',
    },
    'back to the list, ms': { median: of(rest, ({ back }) => back), 'px beside the place': of(rest, ({ beside }) => beside) },
    'heap MB': { 'round 1': of(rest, ({ heapBefore }) => heapBefore), [`round ${ROUNDS}`]: of(rest, ({ heapAfter }) => heapAfter) },
  }
}

interface Rest {
  bare: number
  change: number
  tap: number
  heapBefore: number
  heapAfter: number
  back: number
  beside: number
}

/** Loads twenty pages, or all of them, and returns the markup of every tile. */
async function everyTile(page: Page): Promise<string[]> {
  const tiles = new Map<string, string>()
  await page.locator('article img').first().waitFor()
  for (let rest = 0, height = 0; rest < 4 && tiles.size < 20 * 26;) {
    const shown = await page.$$eval('li:has(> article)', (items) =>
      items.map((item) => [item.querySelector('h3,a,div')?.textContent ?? '', item.outerHTML]),
    )
    for (const [name, html] of shown) tiles.set(`${name}${html!.match(/href="[^"]*"/)?.[0]}`, html!)
    const now = await page.evaluate(() => {
      scrollBy(0, 500)
      return document.body.scrollHeight
    })
    await page.waitForTimeout(60)
    const atEnd = await page.evaluate(() => scrollY + innerHeight > document.body.scrollHeight - 600)
    if (atEnd) await page.waitForTimeout(400)
    rest = atEnd && now === height ? rest + 1 : 0
    height = now
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(800)
  return [...tiles.values()]
}

/** From the end of the tap to the first frame that shows another category from the cache. */
async function switching(page: Page, cdp: CDPSession) {
  await page.evaluate(() => scrollTo(0, 0))
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const [one, other] = [tabs.filter({ hasText: 'Pesca' }), tabs.filter({ hasText: 'Cassino' }).first()]
  for (const tab of [one, other]) {
    await tab.tap()
    await page.waitForTimeout(900)
  }
  await throttle(cdp, CPU)
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    Object.assign(window, { interactions: longest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const times: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('article a')?.getAttribute('href')
          let from = 0
          const look = () => {
            if (document.querySelector('article a')?.getAttribute('href') === before) return requestAnimationFrame(look)
            // After this frame is painted, and before work that the page defers until then.
            void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' })
          }
          addEventListener('pointerup', () => ((from = performance.now()), requestAnimationFrame(look)), { capture: true, once: true })
        }),
    )
    await (turn % 2 ? other : one).tap()
    times.push(await time)
    await page.waitForTimeout(500)
  }
  await throttle(cdp, 1)
  const taps = await page.evaluate(() => [...(window as unknown as { interactions: Map<number, number> }).interactions.values()])
  return { change: median(times), tap: median(taps) }
}

/** The heap after the first and the last scroll down and up. */
async function memory(cdp: CDPSession) {
  const heaps: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await gesture(cdp, -8000, 12_000)
    await gesture(cdp, 8000, 12_000)
    heaps.push(await heapOf(cdp))
  }
  return { heapBefore: heaps[0]!, heapAfter: heaps.at(-1)! }
}

/** From going back from another screen until the tiles are at their former position. */
async function wayBack(page: Page, cdp: CDPSession) {
  await page.evaluate(() => scrollTo(0, 3000))
  await page.waitForTimeout(700)
  const place = await page.evaluate(() => scrollY)
  await page.locator('nav a[href="/m/activity"]').click()
  await page.waitForURL(/activity/, { waitUntil: 'commit' })
  await page.waitForTimeout(700)
  await throttle(cdp, CPU)
  const back = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        const look = () => {
          const tile = document.elementsFromPoint(150, innerHeight / 2).some((element) => element.closest('article'))
          if (tile && scrollY > 0) resolve(performance.now() - from)
          else requestAnimationFrame(look)
        }
        history.back()
        requestAnimationFrame(look)
      }),
  )
  await throttle(cdp, 1)
  const beside = Math.abs((await page.evaluate(() => scrollY)) - place)
  return { back, beside }
}
