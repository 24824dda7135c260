import { expect, type Page } from '@playwright/test'
import { barriersOf } from './walk.ts'

/** Fails on WCAG 2.2 AA violations that axe can detect. Vendor frames are excluded. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are checked after transitions have ended.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  )
  // Runs in the page itself: a tab opened for axe would take the keyboard focus away from this one.
  expect(await barriersOf(page)).toEqual([])
}
