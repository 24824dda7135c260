import type { Page } from '@playwright/test'
import { routes, type RouteName } from '../../packages/player/src/routes.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { translatePage } from '../support/translatePage.ts'
import { settled } from '../support/walk.ts'

const screens = [
  'mine',
  'deposit',
  'withdraw',
  'gameRecord',
  'accountRecord',
  'profitLoss',
  'rewardCenter',
  'activity',
  'notice',
  'securityCenter',
  'settings',
  'help',
] as const satisfies RouteName[]
const MOST_BUTTONS = 5

test('[2] a translated page works: up to five buttons of twelve screens', async ({ page, qa, site, problems }) => {
  test.slow()
  // A part of the page that is hydrated later: React renders it again by itself.
  problems.allow(/Minified React error #418/)
  const failed = page.getByRole('heading', { name: texts('pt-BR', qa.merchant).system.failedTitle })
  await site.enter(await qa.newMember({ balance: 123_456 }))
  const translated = await translatePage(page)
  const faults: string[] = []
  let pressed = 0
  for (const name of screens) {
    const path = routes[name].paths[0]
    const open = async () => {
      await page.goto(path)
      await translated.begins()
    }
    await open()
    for (let index = 0; index < MOST_BUTTONS && (await press(page, index)); index++) {
      pressed++
      await settled(page)
      const place = `${path}, button ${index + 1}`
      if ((await failed.count()) > 0) faults.push(`${place}: the failure page`)
      faults.push(...(await translated.outdatedTexts()).map((text) => `${place}: ${text}`))
      if ((await page.getByRole('dialog').count()) > 0 || new URL(page.url()).pathname !== path) await open()
    }
  }
  expect(pressed).toBeGreaterThan(25)
  expect(faults).toEqual([])
})

/** Presses a button of the screen as a finger does; false if it has no more. */
const press = (page: Page, at: number): Promise<boolean> =>
  page.evaluate((index) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main :is(button, [role=tab]):not(:disabled)')]
    const button = buttons.filter((one) => one.checkVisibility({ visibilityProperty: true }))[index]
    button?.click()
    return button !== undefined
  }, at)
