import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('[8] going offline: the list says so and continues where it stopped, a launch waits for the network', async ({
  page,
  context,
  qa,
  site,
  problems,
}) => {
  // The service worker may be requested just as the network goes down.
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|fetching the script/)
  const { games } = site.t
  await site.enter(await qa.newMember())
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  const retry = page.getByRole('button', { name: games.pageFailed })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(retry).toBeVisible({ timeout: 500 })
  }).toPass()
  // Loaded games stay visible.
  await expect(page.getByRole('article').first()).toBeVisible()
  const height = await page.evaluate(() => document.body.scrollHeight)
  await context.setOffline(false)
  // Online again, the list continues by itself.
  await expect(retry).toHaveCount(0)
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height)
  }).toPass()

  await page.evaluate(() => scrollTo(0, 900))
  // The launch screen is prefetched; importing it again waits until all its imports have loaded.
  const screen = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /LaunchGameScreen.*\.js$/.test(name)),
  )
  await screen.evaluate(async (address) => void (await import(address!)))
  const place = await page.evaluate(() => scrollY)
  const link = page.getByRole('article').getByRole('link').nth(12)
  await link.scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByText(games.launch.failed)).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await page.getByRole('button', { name: games.launch.retry }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: games.launch.back, exact: true }).click()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(400)
})

test('[2.7] works by keyboard without axe violations: list, drawer, quick sheet, search, launch, record', async ({ page, qa, site }) => {
  const { games, records } = site.t
  await site.enter(await qa.newMember({ balance: 5000 }))
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: games.type.RNG, exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/gameType=SPORTS/)
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/gameType=RNG/)
  await expect(page.getByRole('tab', { name: games.type.RNG, exact: true })).toHaveAttribute('tabindex', '0')

  // One tab stop for the types, then the search and the drawer.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: games.search })).toBeFocused()
  await page.getByRole('button', { name: games.filter, exact: true }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: games.filterTitle })
  await expect(drawer).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '0,05', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/minBet=0\.05/)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  const first = page.getByRole('article').first().getByRole('link')
  await first.focus()
  // The context menu key.
  await first.dispatchEvent('contextmenu')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(games.quick.rtp)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: games.find.label, exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const layer = page.getByRole('dialog', { name: games.find.label })
  await expect(layer.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('tigre')
  const found = layer.getByRole('article').first().getByRole('link')
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: games.launch.back, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(layer).toBeVisible()

  await page.goto('/m/gameRecord')
  await page.getByRole('button', { name: records.dates.choose }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: records.dates.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toContainText(records.empty.title)
})

test('[7.3] a game in landscape shows the spin button and starts without a win; on the narrowest phone its header has two lines', async ({
  page,
  qa,
  site,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await site.enter(await qa.newMember({ balance: 10_000 }))
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('article').first().getByRole('link').click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Girar' })).toBeInViewport({ ratio: 1 })
  const middle = await game.locator('img[width="220"]').evaluateAll((signs) => [1, 4, 7].map((at) => (signs[at] as HTMLImageElement).src))
  expect(new Set(middle).size).toBe(3)

  await page.setViewportSize({ width: 320, height: 568 })
  await site.playRounds(10_000)
  const header = page.locator('header', { has: page.getByRole('timer') })
  await expect(header).toContainText(/[+−]R\$/)
  // Name and time, balance and result: two lines.
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(56)
})
