import { holdFiles } from '../support/holdFiles.ts'
import { expect, test } from '../support/test.ts'

// When a page's sheets and code apply, also if they do not load: the same code in every brand.

test('[quality: first paint] a sheet that fails once is requested again; if it fails again, the page says so and offers a retry', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  const isStyled = () => page.evaluate(() => getComputedStyle(document.body).margin === '0px' && document.querySelector('style') === null)
  let failures = 0
  await context.route('**/*.css', (route) => (failures++ === 0 ? route.abort() : route.continue()))
  await page.goto('/m/login')
  await expect.poll(isStyled).toBe(true)
  await context.unrouteAll()
  await context.route('**/*.css', (route) => route.abort())
  await page.goto('/m/login?again')
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeVisible()
})

test('[quality: first paint] a sheet that hangs blocks neither the app nor its messages', async ({ page, context, site }) => {
  const come = await holdFiles(context, '**/*.css')
  await page.goto('/m/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: site.t.layout.language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 30_000 })
  come()
  await expect.poll(() => page.evaluate(() => document.querySelector('style'))).toBe(null)
})
