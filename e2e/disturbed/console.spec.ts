import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

// These tests switch settings of the complete gateway, so this folder has its own and runs them one by one.
test.describe.configure({ mode: 'default' })
test.afterEach(({ qa }) => qa.call('POST', 'reset', {}))

test('[4] maintenance closes the site and opens it again by itself; it wins over the region', async ({ page, qa, site, problems }) => {
  problems.allow(/503|403/)
  await qa.call('POST', 'region', { merchant: qa.merchant, on: true })
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: site.t.closed.regionTitle })).toBeVisible()
  await qa.call('POST', 'maintenance', { merchant: qa.merchant, on: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: site.t.closed.maintenanceTitle })).toBeVisible()
  await qa.call('POST', 'reset', {})
  await page.getByRole('button', { name: /tentar/i }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: site.t.layout.login, exact: true })).toBeVisible()
})

for (const kind of ['drop', 'error', 'garble', 'cut'] as const) {
  test(`[8] a game list that the gateway will ${kind} says so and recovers`, async ({ page, qa, site, problems }) => {
    problems.allow(/Failed to load resource|ERR_/)
    await qa.fault({ path: '/wps/relay/GCSGAME_gameList', kind })
    // Of one vendor: no page has its games, which would show although a later request fails.
    await page.goto('/m/gameList?gameType=RNG&vassalage=BOREAL')
    await expect(page.getByText(site.t.games.pageFailed)).toBeVisible({ timeout: 30_000 })
    await qa.clearFaults()
    await page.getByRole('button', { name: /tentar/i }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('[8] a launch whose answer is lost is retried with the same key and opens the game', async ({ page, qa, site, problems }) => {
  problems.allow(/Failed to load resource|ERR_/)
  await site.enter(await qa.newMember({ balance: 1000 }))
  await qa.fault({ path: '/wps/game/launchGame', kind: 'drop', when: 'after', times: 1 })
  await page.goto('/m/gameList?gameType=INHOUSE')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('timer')).toBeVisible({ timeout: 30_000 })
})

test('[3] the console’s page shows what is switched on, and accepts a fault for a single address, on a small phone too', async ({
  page,
  qa,
  gateway,
}) => {
  await qa.call('POST', 'latency', { ms: 250 })
  await qa.call('POST', 'audience', { merchant: qa.merchant, audience: 'members' })
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`${gateway}/console`)
  const switchedOn = page.getByText(/^Switched on: /)
  await expect(switchedOn).toHaveText(`Switched on: every call takes 250 ms longer · ${qa.merchant} for members only`)
  const form = page.locator('form[data-action=faults]')
  await form.getByLabel('Fault').selectOption('delay')
  await form.getByLabel('Address').fill('10.0.0.7')
  await form.getByLabel('Delay in ms').fill('700')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.locator('#faults')).toContainText('delay /wps/*, 700 ms, before, 10.0.0.7')
  await expect(switchedOn).toContainText('1 fault')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset switches' }).click()
  await expect(switchedOn).toHaveText('Switched on: nothing')
})
