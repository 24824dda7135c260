import { hasCategory, marketOf } from '../../packages/sdk/src/exports/markets.ts'
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import { shiftOf } from '../support/shiftOf.ts'
import { rendered } from '../support/rendered.ts'
import { expect, test } from '../support/test.ts'
import { trackRequests } from '../support/trackRequests.ts'
import { isRepetition, opens } from '../support/walks.ts'

const asGuest: RouteName[] = [
  'home',
  'login',
  'register',
  'forget',
  'trial',
  'activity',
  'help',
  'notice',
  'gameCenter',
  'gameLobby',
  'service',
]
/** Not opened as a member: games, which ask before they are left and have their own journeys, and screens already opened as a guest. */
const left = new Set<RouteName>(['launchGame', 'startLottery', 'maintenance', ...asGuest.slice(1)])
const asMember = routeNames.filter((name) => !left.has(name))

const prerendered = routeNames
  .filter((name) => 'prerender' in routes[name] && routes[name].prerender)
  .map((name) => ({ name, path: routes[name].paths[0] }))

test('[2] a guest sees the prerendered page before any script runs, and the app hydrates it in place', async ({
  browser,
  page,
  baseURL,
  site,
}) => {
  const { layout } = site.t
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await still.goto('/m/home')
  await expect(still.getByRole('banner').getByRole('link', { name: layout.login })).toBeVisible()
  await expect(still.getByRole('navigation', { name: layout.main })).toBeVisible()
  await still.close()

  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => Object.assign(window, { drawn: document.querySelector('main') })),
  )
  await page.goto('/m/home')
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { drawn: Element }).drawn === document.querySelector('main'))).toBe(true)
})

test('[quality: security] a window that another site has opened is separated from it, also if the address was typed there', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('http://other.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Other' }))
  await page.goto('http://other.example/')
  const opening = context.waitForEvent('page')
  await page.evaluate(() => {
    Object.assign(window, { opened: window.open('about:blank') })
  })
  const opened = await opening
  // A reload may replace the page while it loads.
  await opened.goto(`${baseURL}/m/home`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true)
  await expect.poll(() => opened.evaluate(() => window.opener === null).catch(() => undefined)).toBe(true)
})

/** kB of compressed code that a page loads within ten seconds, with its popups and Swiper. */
const MOST_CODE = 200

test(`[quality: speed] home loads at most ${MOST_CODE} kB of code in ten seconds and none of other screens; a link loads its screen when touched`, async ({
  page,
}) => {
  await page.goto('/m/home')
  await page.waitForFunction(() => performance.now() > 10_000)
  const sizes = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return Object.fromEntries(loaded.filter(({ name }) => name.endsWith('.js')).map(({ name, encodedBodySize }) => [name, encodedBodySize]))
  })
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  expect(total / 1000, JSON.stringify(sizes, null, 1)).toBeLessThan(MOST_CODE)
  expect(total / 1000).toBeGreaterThan(MOST_CODE / 2)
  const isOther = (address: string) => /Screen-/.test(address) && !address.includes('/HomeScreen-')
  expect(Object.keys(sizes).filter(isOther)).toEqual([])
  const others: string[] = []
  page.on('request', (request) => isOther(request.url()) && others.push(request.url()))
  await page.locator('nav a[href^="/m/activity"]').first().dispatchEvent('pointerdown')
  // An idle page prefetches screens too, but starts with another one.
  await expect.poll(() => others[0]).toContain('/ActivityScreen-')
})

/** Maximum elements of a prerendered page: each costs time on a phone before the first paint. */
const MOST_ELEMENTS = 600

test(`[quality: first paint] a prerendered page paints without a second response, with at most ${MOST_ELEMENTS} elements`, async ({
  page,
  context,
  merchant,
}) => {
  // Sheets, code, fonts, pictures and calls stay pending.
  await context.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : undefined))
  for (const { name, path } of prerendered) {
    await page.goto(path, { waitUntil: 'commit' })
    // A brand without lotteries has no lottery page.
    const isHere = name !== 'lottery' || hasCategory(marketOf(merchant.market), 'ELOTT')
    await expect(page.locator('html[data-first=drawn]'), name).toHaveCount(isHere ? 1 : 0)
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    if (isHere) await expect.poll(painted, name).toBe(1)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(elements, `${name} of ${merchant.code}`).toBeLessThanOrEqual(MOST_ELEMENTS)
  }
})

test('[quality: first paint] a prerendered page looks the same before and after its sheets', async ({ browser, baseURL, merchant }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  // The brand's own fonts load with the sheet; fallback fonts have the same metrics.
  await page.route('**/*.woff2', (route) => route.abort())
  const sizes = [
    { width: 320, height: 640 },
    { width: 412, height: 780 },
  ]
  const picturesOf = async (path: string) => {
    await page.goto(path)
    const pictures: string[] = []
    for (const size of sizes) {
      await page.setViewportSize(size)
      pictures.push(await page.evaluate(looksOf))
    }
    return pictures
  }
  const different: string[] = []
  for (const { name, path } of prerendered.filter((one) => opens(merchant)(one.name))) {
    await rendered(page.request, path)
    const early = await picturesOf(path)
    expect(early[0], name).not.toBe(early[1])
    await page.route(`**${path}`, async (route) => {
      const html = await (await route.fetch()).text()
      const [critical, late] = [/<style>[^]*?<\/style>/, 'media="print"']
      // Without this, the page would be compared with itself.
      expect(critical.test(html) && html.includes(late), name).toBe(true)
      await route.fulfill({ contentType: 'text/html', body: html.replace(critical, '').replaceAll(late, '') })
    })
    const complete = await picturesOf(path)
    different.push(...sizes.flatMap(({ width }, index) => (early[index] === complete[index] ? [] : [`${name} at ${width}`])))
  }
  expect(different, merchant.code).toEqual([])
  await page.close()
})

test('[9] no screen moves while it loads', async ({ page, qa, merchant }) => {
  test.skip(isRepetition({ merchant }), 'It is the first brand in other colours.')
  test.slow()
  const moved: string[] = []
  const rest = trackRequests(page)
  const look = async (name: RouteName) => {
    const path = name === 'gameList' ? '/m/gameList?gameType=RNG' : routes[name].paths[0]
    await page.goto(path)
    const shift = await shiftOf(page, rest)
    if (shift >= 0.02) moved.push(`${path}: ${shift.toFixed(3)}`)
  }
  for (const name of asGuest) await look(name)
  // Other brands have the same screens for members in other colours.
  if (merchant.port !== 1) return expect(moved).toEqual([])
  const session = await qa.newMember({ balance: 5000 })
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(session))
  for (const name of asMember) await look(name)
  expect(moved).toEqual([])
})

/** Position, colours and fonts of everything in view, where nothing has begun to move. */
const looksOf = () => {
  for (const animation of document.getAnimations()) animation.cancel()
  return (
    [...document.querySelectorAll('#root *')]
      .map((element) => [element, element.getBoundingClientRect()] as const)
      // Texts for screen readers alone have one pixel.
      .filter(
        ([element, { top, bottom, width, height }]) => bottom > 0 && top < innerHeight && width * height > 1 && element.checkVisibility(),
      )
      .map(([element, { x, y, width, bottom }]) => {
        const { color, backgroundColor, backgroundImage, fontSize, fontWeight, borderRadius, boxShadow, fill } = getComputedStyle(element)
        const box = [x, y, width, Math.min(bottom, innerHeight)].map((value) => Math.round(value * 10) / 10)
        return [element.tagName, ...box, color, backgroundColor, backgroundImage, fontSize, fontWeight, borderRadius, boxShadow, fill].join(
          ' ',
        )
      })
      .join('\n')
  )
}
