import { expect, test } from '../support/test.ts'

for (const path of ['/m/home', '/m/login', '/m/gameList', '/m/activity', '/m/lottery', '/m/help'])
  test(`[quality: speed] ${path} is idle at rest: no work in every frame`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html[data-first]')).toHaveCount(0)
    if (path === '/m/home') await expect(page.locator('[aria-roledescription]').first()).toBeVisible()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    const styleChanges = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value
    }
    // Slides and countdowns may change a few times a second; an animation loop changes styles in up to sixty frames.
    const inOneSecond = async () => {
      const before = await styleChanges()
      await page.waitForTimeout(1000)
      return (await styleChanges()) - before
    }
    await expect.poll(inOneSecond, { timeout: 20_000 }).toBeLessThan(6)
  })
