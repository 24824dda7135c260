import type { Page } from '@playwright/test'
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import { painted } from '../support/painted.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { barriersOf, misfitsOf, overlapsOf, visit } from '../support/walk.ts'

/** What only a guest sees, or sees otherwise. */
const forGuests: RouteName[] = ['home', 'login', 'register', 'forget', 'trial', 'mine', 'activity', 'activityDetail', 'notice']
/** A game asks before it is left, and has journeys of its own. */
const games = new Set<RouteName>(['launchGame', 'startLottery'])
const forMembers = routeNames.filter((name) => !games.has(name) && !forGuests.slice(1).includes(name))

const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 568 }

/** Their games come when the rest stands. */
const lists = new Set<RouteName>(['gameLobby', 'gameCenter'])
const addresses: Partial<Record<RouteName, string>> = { gameList: '/m/gameList?gameType=RNG', mine: '/m/member/home' }

for (const [locale, lang] of [
  ['pt-BR', 'PT'],
  ['en', 'EN'],
] as const) {
  test(`[2.2] in ${locale} every screen fits the phone${locale === 'pt-BR' ? ' and is accessible' : ''}`, async ({
    page,
    qa,
    merchant,
  }) => {
    test.skip(locale === 'en' && merchant.port !== 1, 'Words are the same in every brand, and English ones are the shorter.')
    // Some thirty screens: on a busy machine that takes a while.
    test.slow()
    const { notFoundTitle } = texts(locale, merchant.code).system
    const found: string[] = []
    const seen: string[] = []
    const look = async (name: RouteName) => {
      const path = name === 'activityDetail' ? await firstPromotion(page) : (addresses[name] ?? routes[name].paths[0])
      if (!(await visit(page, path, notFoundTitle))) return
      seen.push(path)
      if (lists.has(name)) await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      found.push(...(await faultsOf(page, locale)).map((text) => `${path}: ${text}`))
    }

    await page.addInitScript((text) => localStorage.setItem('lang', text), lang)
    await page.goto('/m/home')
    for (const name of forGuests) await look(name)
    const session = await qa.newMember({ balance: 123_456_789 })
    await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(session))
    await page.goto('/m/home')
    for (const name of forMembers) await look(name)
    expect(await visit(page, '/m/nowhere', notFoundTitle)).toBe(false)
    found.push(...(await faultsOf(page, locale)))
    expect(seen.length).toBeGreaterThan(20)
    expect(found).toEqual([])
  })
}

test('[2.15] the picture of a promotion is whole on the narrowest phone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/m/activity')
  await page.goto(await firstPromotion(page))
  const picture = page.locator('article img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Less than a tenth of its width is outside the frame: none of its words.
  const share = await picture.evaluate(
    (image: HTMLImageElement) => image.clientWidth / image.clientHeight / (image.naturalWidth / image.naturalHeight),
  )
  expect(share).toBeGreaterThan(0.9)
})

/** On a usual phone; on the narrowest one, and in another language, the same page is only arranged otherwise: axe sees it once. */
async function faultsOf(page: Page, locale: string): Promise<string[]> {
  const fit = async () => [...(await misfitsOf(page)), ...(await overlapsOf(page))]
  const usual = [...(await fit()), ...(locale === 'pt-BR' ? await barriersOf(page) : [])]
  await resize(page, narrow)
  const narrowed = (await fit()).map((text) => `at ${narrow.width} px: ${text}`)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const enlarged = (await misfitsOf(page, { enlarged: true })).map((text) => `at ${narrow.width} px with text at 200 %: ${text}`)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await resize(page, phone)
  return [...usual, ...narrowed, ...enlarged]
}

/** Two sizes in one frame can leave a headless browser without any further one. */
async function resize(page: Page, size: typeof phone) {
  await page.setViewportSize(size)
  await painted(page)
}

/** Where the first card of the promotions leads. */
const firstPromotion = async (page: Page) => (await page.getByRole('tabpanel').getByRole('link').first().getAttribute('href')) ?? ''
