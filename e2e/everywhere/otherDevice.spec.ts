import type { Browser, Page } from '@playwright/test'
import play from '../../apps/play/src/i18n/locales/pt-BR/page.json' with { type: 'json' }
import { playGuard } from '../../packages/sdk/src/exports/protection.ts'
import type { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

const GAME = '/m/launchGame?nodeId=60001&vassalage=INHOUSE&gameType=INHOUSE'

// Polls of a session that has ended.
const ended = /40[13] \(.*\/(wps|lgw|play)\//

/** Opens the pause on a second device of the same member; returns the tap that begins it. */
async function secondDevice(browser: Browser, page: Page, { t }: Site) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto('/m/responsible?view=pause&for=PT24H')
  const button = other.getByRole('button', { name: t.responsible.pause.submit.replace('{duration}', '24 horas'), exact: true })
  await expect(button).toBeEnabled()
  return {
    pause: async () => {
      await button.click()
      await expect(other.getByText(t.responsible.done.paused)).toBeVisible()
    },
    close: () => context.close(),
  }
}

// One poll, and the time that a busy machine takes to show its answer.
const shown = { timeout: playGuard.poll + 3000 }

test('[7.6] a game that is open shows a pause of another device with its next poll', async ({ browser, page, qa, site, problems }) => {
  problems.allow(ended)
  expect(playGuard.poll).toBeLessThan(2000)
  await site.enter(await qa.newMember({ balance: 5000, payeeName: 'Ana Clara Souza', idNumber: 'new' }))
  await page.goto(GAME)
  await expect(page.getByRole('timer')).toBeVisible()
  const device = await secondDevice(browser, page, site)
  await device.pause()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Girar' })).toBeHidden(shown)
  await expect(site.alert().or(page.getByRole('alertdialog')).first()).toBeVisible()
  await device.close()
})

test('[7.6] a game in a window of its own shows it there, too', async ({ browser, page, context, qa, site, problems }) => {
  problems.allow(ended)
  await site.enter(await qa.newMember({ balance: 5000, payeeName: 'Ana Clara Souza', idNumber: 'new' }))
  // Of this page alone: the frame of a game that cannot be framed stays empty.
  await page.route(/\/play\/game/, () => new Promise(() => undefined))
  await page.goto(GAME)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: site.t.games.launch.window, exact: true }).click()
  const game = await opening
  await expect(game.getByRole('button', { name: 'Girar' })).toBeVisible()
  await expect(page.getByText(site.t.games.launch.elsewhere)).toBeVisible()
  const device = await secondDevice(browser, page, site)
  await device.pause()
  await expect(game.getByRole('button', { name: 'Girar' })).toBeHidden(shown)
  await expect(game.getByText(play.endedTitle)).toBeVisible()
  await device.close()
})
