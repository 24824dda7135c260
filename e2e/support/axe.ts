import { expect, type Page } from '@playwright/test'
import { barriersOf } from './walk.ts'

/** Nothing that WCAG 2.2 AA forbids and a program can find. Frames of vendors are theirs. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged when transitions have ended.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  )
  // In the page itself: a tab opened for the axe's sake would take the keyboard away from this one.
  expect(await barriersOf(page)).toEqual([])
}
