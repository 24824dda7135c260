import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const open = ['/m/home', '/m/login', '/m/trail', '/m/gameList?gameType=RNG', '/m/nowhere', '/m/voucherCenter']
const membersOnly = ['/m/set', '/m/gameRecord']

for (const path of open) {
  test(`[2.2] ${path} fits the phone and is accessible`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await expectFits(page)
    await expectAccessible(page)
  })
}

for (const path of membersOnly) {
  test(`[2.2] ${path} fits the phone and is accessible for a member`, async ({ page, qa, site }) => {
    await site.signIn(await qa.newMember({ balance: 123_456_789 }))
    await page.goto(path)
    await settled(page)
    await expectFits(page)
    await expectAccessible(page)
  })
}

async function settled(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Nothing is wider than the screen, and what is pressed is at least 44 px high or wide enough. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, [role=tab]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // A link in a sentence is as high as its line (WCAG 2.5.8).
      .filter((element) => !element.closest('p'))
      .map((element) => ({ text: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
      .map(({ text }) => text),
  )
  expect(small).toEqual([])
}
