import { expectAccessible } from '../support/axe.ts'
import { painted } from '../support/painted.ts'
import { expect, test } from '../support/test.ts'

for (const path of ['/console', '/console/desk', '/console/scenarios', '/console/calls', '/console/actions']) {
  test(`[3] ${path} fits a small phone, a phone and a desktop, and is accessible`, async ({ page, gateway }) => {
    await page.goto(gateway + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await painted(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
    }
    // Narrow screens change only the layout.
    await expectAccessible(page)
  })
}
