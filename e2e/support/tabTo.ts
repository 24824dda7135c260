import { expect, type Locator, type Page } from '@playwright/test'

/** Moves focus to a control with the Tab key only; throws if the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it')
}
