import type { Page } from '@playwright/test'
import { marketOf, paysAgents } from '../../packages/sdk/src/exports/markets.ts'
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import { narrow } from '../support/phoneSizes.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { visit } from '../support/walk.ts'
import { isComplete, opens } from '../support/walks.ts'

/** Games ask before they are left: they are the last in a walk of their own. */
const games = new Set<RouteName>(['launchGame', 'startLottery'])
const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Jogo'
const forGuests: RouteName[] = ['home', 'login', 'register', 'forget', 'trial', 'activity', 'mine']
const addresses: Partial<Record<RouteName, string>> = { gameList: '/m/gameList?gameType=RNG' }

/** What fixed and sticky bars may take of a small screen with large text, and of a phone on its side. */
const MOST_COVERED = 0.35

test('[2.2] on a small phone what has the focus is never behind a bar, and with text at 200 % bars leave two thirds to the page', async ({
  page,
  qa,
  merchant,
}) => {
  test.slow()
  const { notFoundTitle } = texts('pt-BR', merchant.code).system
  await page.setViewportSize(narrow)
  const faults: string[] = []
  const seen = new Set<string>()
  const look = async (name: RouteName, viewer: string) => {
    if (!(await visit(page, addresses[name] ?? routes[name].paths[0], notFoundTitle))) return
    const place = `${viewer} ${await page.evaluate(() => location.pathname)}`
    // Some lead elsewhere, home above all.
    if (seen.has(place)) return
    seen.add(place)
    const walked = async () => {
      // Announcements over home are closed first.
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // After a real key the focus shows as it does for the keyboard.
      await page.keyboard.press('Tab')
      return (await page.evaluate(hiddenStops, 'all' as const)).hidden
    }
    let hidden = await walked()
    // One has opened meanwhile.
    if ((await page.getByRole('dialog').count()) > 0) hidden = await walked()
    faults.push(...hidden.map((stop) => `${place}: ${stop}`))
    const share = await coveredOf(page, '200%')
    if (share > MOST_COVERED) faults.push(`${place}: bars cover ${Math.round(share * 100)} %`)
  }
  await page.goto('/m/home')
  const isOpened = opens(merchant)
  for (const name of forGuests.filter(isOpened)) await look(name, 'guest')
  await signIn(page, qa, paysAgents(marketOf(merchant.market)) ? 1 : 0)
  for (const name of routeNames.filter((one) => !games.has(one) && isOpened(one))) await look(name, 'member')
  expect(seen.size).toBeGreaterThan(merchant.port === 1 ? 20 : 10)
  expect(faults).toEqual([])

  // The control: without the padding, bars cover some stops.
  await visit(page, routes.mine.paths[0], notFoundTitle)
  await page.evaluate(() => (document.documentElement.style.scrollPadding = '0'))
  expect((await page.evaluate(hiddenStops, 'all' as const)).hidden).not.toEqual([])
})

/** As far as a list goes in each of its parts. */
const MOST_PRESSES = isComplete ? 50 : 25

test('[2.2] the Tab key itself, to the end and back, never leads behind a bar, with large text neither, nor in a game or a bet', async ({
  page,
  qa,
  merchant,
}) => {
  test.slow()
  const { notFoundTitle } = texts('pt-BR', merchant.code).system
  await page.setViewportSize(narrow)
  await page.goto('/m/home')
  await signIn(page, qa, merchant.agentMenu ? 1 : 0)
  const faults: string[] = []
  const press = async (place: string) => {
    for (const size of ['', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text
        scrollTo(0, 0)
      }, size)
      const { stops, hidden } = await pressTab(page)
      expect(stops, place).toBeGreaterThan(2)
      faults.push(...hidden.map((stop) => `${place} ${size}: ${stop}`))
    }
  }
  // The walk above has given the focus to every stop: the key itself once for each kind of bar, in the first brand on more screens.
  const some = ['/m/activity', addresses.gameList!]
  const more = isComplete || merchant.port === 1 ? ['/m/mine', '/m/voucherCenter', '/m/gameRecord', '/m/agent'] : []
  for (const path of [...some, ...more]) {
    if (!(await visit(page, path, notFoundTitle))) continue
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(path)
  }
  if (merchant.port === 1) {
    await page.goto('/m/lottery?mode=ZY')
    await page.locator('a[href*="code="]').first().click()
    await expect(page.getByRole('contentinfo').getByRole('button').first()).toBeVisible()
    await press('a bet')
    await page.goto(GAME)
    // Until the game has answered, a cover is over its frame.
    await expect(page.getByTitle(texts('pt-BR', merchant.code).games.launch.time)).toBeVisible()
    await press('a game')
  }
  expect(faults).toEqual([])
})

test('[2.2] on a phone on its side bars leave two thirds of the screen to the page', async ({ page, qa, merchant }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/m/home')
  await signIn(page, qa, paysAgents(marketOf(merchant.market)) ? 1 : 0)
  const covered: string[] = []
  for (const path of [
    '/m/home',
    '/m/activity',
    '/m/gameList?gameType=RNG',
    '/m/member/home',
    '/m/voucherCenter',
    '/m/gameRecord',
    '/m/agent',
  ]) {
    if (!(await visit(page, path, texts('pt-BR', merchant.code).system.notFoundTitle))) continue
    const share = await coveredOf(page, '')
    if (share > MOST_COVERED) covered.push(`${path}: ${Math.round(share * 100)} %`)
  }
  expect(covered).toEqual([])
})

async function signIn(page: Page, qa: { newMember: (options: object) => Promise<object> }, type: number) {
  const session = await qa.newMember({ balance: 123_456, type })
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify({ ...session, type }))
  await page.goto('/m/home')
}

/** The share of the screen's height that bars cover, a little down the page, with texts of a size. */
const coveredOf = (page: Page, size: string): Promise<number> =>
  page.evaluate((text) => {
    document.documentElement.style.fontSize = text
    scrollTo(0, 300)
    // A page that hardly scrolls has its content between the bars.
    const isCovered = scrollY > 100
    const isBar = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement))
    let rows = 0
    for (let y = 1; y < innerHeight; y += 2) if (isBar(document.elementFromPoint(innerWidth / 2, y))) rows += 2
    document.documentElement.style.fontSize = ''
    scrollTo(0, 0)
    return isCovered ? rows / innerHeight : 0
  }, size)

/** Presses Tab to the end of the page, and back; returns how many stops there were, and what of them could not be seen. */
async function pressTab(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const all = { stops: 0, hidden: [] as string[] }
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await page.keyboard.press(key)
      const { stops, hidden } = await page.evaluate(hiddenStops, 'focused' as const)
      // Beyond the last one the browser's own controls follow.
      if (stops === 0) break
      all.stops += stops
      all.hidden.push(...hidden)
    }
  return all
}

/**
 * In the page: gives the focus to everything that Tab reaches, to the end and back, or takes what has it, and returns what of it cannot be
 * seen at all (WCAG 2.4.11). A browser scrolls for `focus()` as it does for the key, and thousands of keys would take minutes.
 */
function hiddenStops(which: 'all' | 'focused'): { stops: number; hidden: string[] } {
  const focused = document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? [document.activeElement] : []
  const reached = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }),
  )
  const isSeen = (box: Element) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((across) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return hit !== null && (box.contains(hit) || hit.contains(box))
      }),
    )
  }
  const hidden: string[] = []
  const stops = which === 'all' ? [...reached, ...reached.toReversed()] : focused
  for (const stop of stops) {
    if (which === 'all') stop.focus()
    if (document.activeElement !== stop) continue
    // Of a file field or a box that is drawn otherwise, its label is what is seen.
    const labels = 'labels' in stop ? [...((stop.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    if ([stop, ...labels].some(isSeen)) continue
    const { top, bottom } = stop.getBoundingClientRect()
    hidden.push(`${stop.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)}`)
  }
  return { stops: stops.length, hidden }
}
