import type { Page } from '@playwright/test'
import { marketOf, paysAgents } from '../../packages/sdk/src/exports/markets.ts'
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import { narrow } from '../support/phoneSizes.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { visit } from '../support/walk.ts'

/** Games ask before they are left and have their own journeys. */
const games = new Set<RouteName>(['launchGame', 'startLottery'])
const forGuests: RouteName[] = ['home', 'login', 'register', 'forget', 'trial', 'activity', 'mine']
const addresses: Partial<Record<RouteName, string>> = { gameList: '/m/gameList?gameType=RNG' }

/** Each kind of bar: brands differ in these, not in what is under them, so every screen is opened in the first brand only. */
const barred = new Set<RouteName>([
  'home',
  'login',
  'register',
  'activity',
  'gameList',
  'gameLobby',
  'help',
  'mine',
  'deposit',
  'withdraw',
  'gameRecord',
  'securityCenter',
  'messages',
  'agent',
])

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
      return page.evaluate(hiddenStops)
    }
    let hidden = await walked()
    // One has opened meanwhile.
    if ((await page.getByRole('dialog').count()) > 0) hidden = await walked()
    faults.push(...hidden.map((stop) => `${place}: ${stop}`))
    const share = await coveredOf(page, '200%')
    if (share > MOST_COVERED) faults.push(`${place}: bars cover ${Math.round(share * 100)} %`)
  }
  await page.goto('/m/home')
  const isOpened = (name: RouteName) => merchant.port === 1 || barred.has(name)
  for (const name of forGuests.filter(isOpened)) await look(name, 'guest')
  await signIn(page, qa, paysAgents(marketOf(merchant.market)) ? 1 : 0)
  for (const name of routeNames.filter((one) => !games.has(one) && isOpened(one))) await look(name, 'member')
  expect(seen.size).toBeGreaterThan(merchant.port === 1 ? 20 : 10)
  expect(faults).toEqual([])

  // The control: without the padding, bars cover some stops.
  await visit(page, addresses.gameList!, notFoundTitle)
  await page.evaluate(() => (document.documentElement.style.scrollPadding = '0'))
  expect(await page.evaluate(hiddenStops)).not.toEqual([])
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

/**
 * In the page: gives the focus to everything that Tab reaches, to the end and back, and returns what of it cannot be seen at all
 * (WCAG 2.4.11). A browser scrolls for `focus()` as it does for the key, and thousands of keys would take minutes.
 */
function hiddenStops(): string[] {
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
  for (const stop of [...reached, ...reached.toReversed()]) {
    stop.focus()
    if (document.activeElement !== stop) continue
    // Of a file field or a box that is drawn otherwise, its label is what is seen.
    const labels = 'labels' in stop ? [...((stop.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    if ([stop, ...labels].some(isSeen)) continue
    const { top, bottom } = stop.getBoundingClientRect()
    hidden.push(`${stop.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)}`)
  }
  return hidden
}
