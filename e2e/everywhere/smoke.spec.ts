import { expect, test } from '../support/test.ts'

test('[2.9] a member signs in, finds a game, plays it and signs out', async ({ page, qa, site }) => {
  await site.signIn(await qa.newMember({ balance: 10_000 }))
  await page.goto('/m/gameList?gameType=RNG')
  const game = page.getByRole('article').first()
  await game.getByRole('link').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: site.t.games.launch.exit, exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/m/home')
  await site.signOut()
})

test('[2.1] an address that is no screen says so and leads home', async ({ page, site }) => {
  await page.goto('/m/nowhere')
  await expect(page.getByRole('heading', { name: site.t.system.notFoundTitle })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: site.t.system.home }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[1] the language changes at once and stays', async ({ page, site }) => {
  await site.home()
  await page.getByRole('banner').getByRole('button', { name: site.t.layout.language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
