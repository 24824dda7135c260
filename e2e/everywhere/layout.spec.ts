import type { Page } from '@playwright/test'
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import type { RouteFacts } from '../../packages/player/src/routes/RouteFacts.ts'
import { brokenWordsOf } from '../support/brokenWordsOf.ts'
import { atNarrow, atPhoneSizes, narrow } from '../support/phoneSizes.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { touchingTabsOf } from '../support/touchingTabsOf.ts'
import { barriersOf, headingJumpsOf, isThemeOnly, misfitsOf, unfitOf, visit } from '../support/walk.ts'
import { isComplete, opens, opensSample } from '../support/walks.ts'

/** Screens that only guests see, or that differ for guests. */
const forGuests: RouteName[] = ['home', 'login', 'register', 'forget', 'trial', 'mine', 'activity', 'activityDetail', 'notice']
/** Games ask before they are left and have their own journeys. */
const games = new Set<RouteName>(['launchGame', 'startLottery'])
const forMembers = routeNames.filter((name) => !games.has(name) && !forGuests.slice(1).includes(name))

/** Screens whose games load after the rest. */
const lists = new Set<RouteName>(['gameLobby', 'gameCenter'])
/** What only an agent sees, and views within screens. */
const forAgents = routeNames.filter((name) => (routes[name] as RouteFacts).access === 'agent').map((name) => routes[name].paths[0])
const views = [
  '/m/withdraw?view=turnover',
  '/m/mine?view=wallets',
  '/m/transaction/record?view=statement',
  '/m/feedback?tab=tickets',
  '/m/rewardCenter?tab=history',
  '/m/agentRegister?tab=link&view=new',
  '/m/member/agent/agentRebeat?tab=history',
  '/m/member/notice?types=A&tab=new',
  '/m/agent/team/pnl?rows=bets',
  '/m/member/agent/getDevidendContract?tab=downline',
]
const addresses: Partial<Record<RouteName, string>> = { gameList: '/m/gameList?gameType=RNG', mine: '/m/member/home' }

// What moves in moves alike on every screen: a walk does not wait for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [locale, lang] of [
  ['pt-BR', 'PT'],
  ['en', 'EN'],
] as const) {
  test(`[2.2] in ${locale} every screen fits the phone${locale === 'pt-BR' ? ' and is accessible' : ''}, its headings in order`, async ({
    page,
    qa,
    merchant,
  }) => {
    test.skip(locale === 'en' && merchant.port !== 1, 'Words are the same in every brand.')
    // About forty screens take a while on a busy machine.
    test.slow()
    const { notFoundTitle } = texts(locale, merchant.code).system
    const barriers = locale === 'en' ? async () => [] : () => barriersOf(page, isThemeOnly(merchant) ? 'theme' : 'all')
    // What fits the narrowest phone fits a usual one: both sizes once, in the soak.
    const faultsOf = isComplete && locale === 'pt-BR' && merchant.port === 1 ? atBothSizes : atNarrowest
    const found: string[] = []
    const seen: string[] = []
    // English words are the shorter, and misfits of one brand are mostly those of another.
    const isOpened = locale === 'en' ? opensSample : opens(merchant)
    const look = async (name: RouteName) => {
      if (!isOpened(name)) return
      const path = name === 'activityDetail' ? await firstPromotion(page) : (addresses[name] ?? routes[name].paths[0])
      if (!(await visit(page, path, notFoundTitle))) return
      seen.push(path)
      if (lists.has(name)) await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      found.push(...(await faultsOf(page, barriers)).map((text) => `${path}: ${text}`))
    }

    await page.addInitScript((text) => localStorage.setItem('lang', text), lang)
    await page.goto('/m/home')
    for (const name of forGuests) await look(name)
    const session = await qa.newMember({ balance: 123_456_789 })
    await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(session))
    await page.goto('/m/home')
    for (const name of forMembers) await look(name)
    expect(await visit(page, '/m/nowhere', notFoundTitle)).toBe(false)
    found.push(...(await faultsOf(page, barriers)))
    expect(seen.length).toBeGreaterThan(isOpened('settings') ? 20 : 9)
    expect(found).toEqual([])
  })
}

test('[2.2] an agent’s screens and the views within screens fit the narrowest phone and are accessible, their headings in order', async ({
  page,
  qa,
  merchant,
}) => {
  test.skip(merchant.port !== 1, 'They are the same in every brand, in colours that are checked on the other screens.')
  test.slow()
  const { notFoundTitle } = texts('pt-BR', merchant.code).system
  const session = await qa.newMember({ balance: 123_456_789, type: 1 })
  await page.goto('/m/home')
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify({ ...session, type: 1 }))
  await page.goto('/m/home')
  const found: string[] = []
  for (const path of [...forAgents, ...views]) {
    const [own] = path.split('?')
    // Views of one path share their `main`: a page in between, so that the view before is not mistaken for the next.
    if ((await page.evaluate(() => location.pathname)) === own) await visit(page, '/m/activityInfo', notFoundTitle)
    expect(await visit(page, path, notFoundTitle), path).toBe(true)
    expect(await page.evaluate(() => location.pathname), path).toBe(own)
    found.push(...(await atNarrowest(page, () => barriersOf(page))).map((text) => `${path}: ${text}`))
  }
  expect(found).toEqual([])
})

test('[2.15] the picture of a promotion is fully visible on the narrowest phone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/m/activity')
  await page.goto(await firstPromotion(page))
  const picture = page.locator('article img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Less than a tenth of its width is clipped, and no text.
  const share = await picture.evaluate(
    (image: HTMLImageElement) => image.clientWidth / image.clientHeight / (image.naturalWidth / image.naturalHeight),
  )
  expect(share).toBeGreaterThan(0.9)
})

type Barriers = () => Promise<string[]>

/** Runs axe at the usual width only: narrow screens change only the layout. */
const atBothSizes = (page: Page, barriers: Barriers) =>
  atPhoneSizes(
    page,
    async () => [...(await unfitOf(page)), ...(await headingJumpsOf(page)), ...(await barriers())],
    () => unfitAndEnlarged(page),
  )

const atNarrowest = (page: Page, barriers: Barriers) =>
  atNarrow(page, async () => [...(await headingJumpsOf(page)), ...(await barriers()), ...(await unfitAndEnlarged(page))])

async function unfitAndEnlarged(page: Page) {
  const usual = await unfitOf(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const enlarged = [...(await misfitsOf(page, { enlarged: true })), ...(await brokenWordsOf(page)), ...(await touchingTabsOf(page))]
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return [...usual, ...enlarged.map((text) => `with text at 200 %: ${text}`)]
}

/** Address of the first promotion. */
const firstPromotion = async (page: Page) => (await page.getByRole('tabpanel').getByRole('link').first().getAttribute('href')) ?? ''
