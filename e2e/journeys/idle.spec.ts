import { expect, test } from '../support/test.ts'

/**
 * The most frames and changes of styles in a second: none on home between two slides. Countdowns may change a few times a second; an animation
 * loop works in each of sixty frames.
 */
const pages = { '/m/home': 0, '/m/login': 6, '/m/gameList': 6, '/m/activity': 6, '/m/lottery': 6, '/m/help': 6 }

for (const [path, most] of Object.entries(pages))
  test(`[quality: speed] ${path} is idle at rest: at most ${most} frames and changes of styles in a second`, async ({ page }) => {
    await page.addInitScript(() => {
      const request = requestAnimationFrame
      Object.assign(window, { frames: 0, requestAnimationFrame: (run: FrameRequestCallback) => (counted.frames++, request(run)) })
      const counted = window as unknown as { frames: number }
    })
    await page.goto(path)
    await expect(page.locator('html[data-first]')).toHaveCount(0)
    if (path === '/m/home') await expect(page.locator('[aria-roledescription]')).toHaveCount(2)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    const work = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      const styles = metrics.find(({ name }) => name === 'RecalcStyleCount')!.value
      return styles + (await page.evaluate(() => (window as unknown as { frames: number }).frames))
    }
    const inOneSecond = async () => {
      const before = await work()
      await page.waitForTimeout(1000)
      return (await work()) - before
    }
    await expect.poll(inOneSecond, { timeout: 20_000 }).toBeLessThanOrEqual(most)
  })
