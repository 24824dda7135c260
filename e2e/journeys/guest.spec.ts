import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('[2.3] a guest browses home, a category and a search, and returns to the same position', async ({ page, site }) => {
  await site.home()
  await expect(page.getByRole('heading', { name: site.t.home.popularGames })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('tab', { name: site.t.games.type.LIVE }).click()
  await expect(page).toHaveURL(/gameType=LIVE/)
  const name = (await page.getByRole('article').first().getByRole('link').innerText()).split('\n')[0] ?? ''
  await page.getByRole('searchbox', { name: site.t.games.search }).fill(name)
  await expect(page.getByRole('article').first()).toContainText(name)
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(name))
  await page.reload()
  await expect(page.getByRole('searchbox', { name: site.t.games.search })).toHaveValue(name)
})

test('[2.7] scrolling loads the list page by page, each page requested once and each game shown once', async ({ page }) => {
  const requestedPages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('GCSGAME_gameList')) requestedPages.push(searchParams.get('pageNo') ?? '1')
  })
  await page.goto('/m/gameList?gameType=RNG')
  const links = page.getByRole('article').getByRole('link')
  await expect(links.first()).toBeVisible()
  const seen = new Set<string>()
  // Only rows near the viewport are rendered, so games are collected while scrolling.
  await expect(async () => {
    const shown = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(new Set(shown).size).toBe(shown.length)
    for (const href of shown) seen.add(href)
    await page.evaluate(() => scrollBy(0, 500))
    expect(seen.size).toBeGreaterThan(52)
  }).toPass({ timeout: 40_000, intervals: [200] })
  expect(new Set(requestedPages).size).toBe(requestedPages.length)
})

test('[6] a launch asks a guest to sign in, and then continues', async ({ page, qa, site }) => {
  const member = await qa.newMember({ balance: 5000 })
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('article').first().getByRole('link').click()
  // A tap before the app has started follows the link, whose page asks with the form itself.
  const dialog = page.getByRole('dialog').getByRole('button', { name: site.t.auth.submit, exact: true })
  await expect(dialog.or(page.getByLabel(site.t.auth.password, { exact: true })).first()).toBeVisible()
  if (await dialog.isVisible()) await dialog.click()
  await site.submitLogin(member)
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(page.locator('iframe')).toBeVisible()
})
