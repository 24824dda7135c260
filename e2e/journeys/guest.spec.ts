import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('[2.3] a guest browses home, a category and a search, and comes back to the same place', async ({ page, site }) => {
  await site.home()
  await expect(page.getByRole('heading', { name: site.t.home.popularGames })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').nth(25)).toBeAttached()
  await page.getByRole('tab', { name: site.t.games.type.LIVE }).click()
  await expect(page).toHaveURL(/gameType=LIVE/)
  const name = (await page.getByRole('article').first().getByRole('link').innerText()).split('\n')[0] ?? ''
  await page.getByRole('searchbox', { name: site.t.games.search }).fill(name)
  await expect(page.getByRole('article').first()).toContainText(name)
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(name))
  await page.reload()
  await expect(page.getByRole('searchbox', { name: site.t.games.search })).toHaveValue(name)
})

test('[2.7] the list goes on as it is scrolled, 26 games a page, each once', async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').nth(25)).toBeAttached()
  await page.getByRole('article').nth(25).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(51)).toBeAttached()
  const links = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(new Set(links).size).toBe(links.length)
})

test('[6] a favourite and a launch lead a guest to the login, and after it back', async ({ page, qa, site }) => {
  const member = await qa.newMember({ balance: 5000 })
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/login\?back=/)
  await site.submitLogin(member)
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(page.locator('iframe')).toBeVisible()
})
