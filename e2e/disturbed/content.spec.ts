import { expect, test } from '../support/test.ts'

// Flags belong to the whole brand, on a gateway that this folder has for itself.
test.describe.configure({ mode: 'default' })

test('[2.14] a flag that is switched off takes its item away and closes its screen; on again, both are back', async ({
  page,
  qa,
  site,
}) => {
  await site.signIn(await qa.newMember())
  const item = page.getByRole('main').getByRole('link', { name: site.t.titles.feedback })
  const flag = (on: boolean) => qa.call('POST', 'flags', { merchant: qa.merchant, flag: 'FEEDBACK3', on })
  await page.goto('/m/mine')
  await expect(item).toBeVisible()
  try {
    await flag(false)
    // The gateway answers what everybody may know out of its memory for a second.
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

test('[9] pictures come from one of the image CDNs; where it is dead from the next, and the policy lets them through', async ({
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
  // The first of the list is the dead one.
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
