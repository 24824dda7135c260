import { expect, test } from '../support/test.ts'

test('[1] [2.1] an unknown address says so and leads home, where the language changes at once and stays', async ({ page, site }) => {
  await page.goto('/m/nowhere')
  await expect(page.getByRole('heading', { name: site.t.system.notFoundTitle })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: site.t.system.home }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('banner').getByRole('button', { name: site.t.layout.language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
