import { expect, test } from '../support/test.ts'

// Flags apply to the complete brand, so this folder has its own gateway.
test.describe.configure({ mode: 'default' })

test('[2.14] switching a flag off removes its item and closes its screen; switching it on brings both back', async ({ page, qa, site }) => {
  await site.enter(await qa.newMember())
  const item = page.getByRole('main').getByRole('link', { name: site.t.titles.feedback })
  const flag = (on: boolean) => qa.call('POST', 'flags', { merchant: qa.merchant, flag: 'FEEDBACK3', on })
  await page.goto('/m/mine')
  await expect(item).toBeVisible()
  try {
    await flag(false)
    // The gateway caches public answers for a second.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('main').getByRole('link', { name: site.t.titles.settings }).first()).toBeVisible()
      await expect(item).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await page.goto('/m/feedback')
    await expect(page.getByText(site.t.system.featureOff)).toBeVisible()
  } finally {
    await flag(true)
  }
  await expect(async () => {
    await page.goto('/m/mine')
    await expect(item).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('[9] pictures come from one of the image CDNs, or from the next if it is down, and the policy allows both', async ({
  page,
  qa,
  problems,
}) => {
  problems.allow(/ERR_NAME_NOT_RESOLVED/)
  const cdns = (on: boolean) => qa.call('POST', 'imageCDNs', { merchant: qa.merchant, on })
  const origins = new Set<string>()
  page.on('response', (response) => {
    if (response.url().includes('/games/') && response.ok()) origins.add(new URL(response.url()).origin)
  })
  // The first CDN of the list is down.
  await page.addInitScript(() => (Math.random = () => 0))
  try {
    await cdns(true)
    await expect(async () => {
      origins.clear()
      await page.goto('/m/gameList')
      const tile = page.getByRole('main').getByRole('article').first().locator('img')
      await expect
        .poll(() => tile.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), { timeout: 3000 })
        .toBeGreaterThan(0)
      expect([...origins]).toEqual([expect.not.stringContaining(new URL(page.url()).origin)])
    }).toPass()
  } finally {
    await cdns(false)
  }
})
