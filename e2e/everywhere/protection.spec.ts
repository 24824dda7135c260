import type { Page } from '@playwright/test'
import { marketOf } from '@platform/sdk/markets'
import { expect, test } from '../support/test.ts'

const responsible = '/m/responsible'
// Light, with header, tab bar and foot.
const plain = '/m/activityInfo'
const GAME = '/m/launchGame?nodeId=60001&vassalage=INHOUSE&gameType=INHOUSE'

/** Follows the entry of a part of a page. */
async function follow(page: Page, at: string, within: string) {
  if (new URL(page.url()).pathname + new URL(page.url()).search !== at) await page.goto(at)
  await page.locator(within).locator(`a[href="${responsible}"]`).first().click()
  await expect(page, `${at}: ${within}`).toHaveURL((url) => url.pathname === responsible)
}

test('[7.6] limits and pause are one tap from menu and foot, for guests too; from member centre, security, wallets, deposit, withdrawal and a game', async ({
  page,
  qa,
  site,
  merchant,
}) => {
  const { rows, family } = site.t.responsible
  // One tap more leads relatives to their page, without an account.
  const readFamily = async () => {
    await page.getByRole('link', { name: `${rows.family} ${site.t.responsible.hints.family}`, exact: true }).click()
    await expect(page.getByRole('heading', { name: family.houseTitle })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  }
  const fromMenu = async () => {
    await page.goto(plain)
    await site.openMenu()
    await follow(page, plain, '[role=dialog]')
  }
  await fromMenu()
  // Where the whole market has a register of everyone who is excluded, it is linked.
  await expect(page.getByRole('main').locator('a[href*="gov.br/autoexclusao"]')).toHaveCount(
    marketOf(merchant.market).numbers.centralExclusion ? 1 : 0,
  )
  await readFamily()
  await follow(page, plain, 'footer')
  await readFamily()
  const member = await qa.newMember({ balance: 5000, payeeName: 'Ana Clara Souza', idNumber: 'new' })
  await qa.call('POST', 'withdrawals/ready', { merchant: qa.merchant, userName: member.userName })
  await site.enter(member)
  await fromMenu()
  await follow(page, plain, 'footer')
  for (const at of ['/m/member/home', '/m/securityCenter', '/m/voucherCenter', '/m/withdraw']) await follow(page, at, 'main')
  // Without a second wallet the page has no more than its foot.
  await follow(page, '/m/mine?view=wallets', ':is(main, footer)')

  // The settings have two entries only.
  await page.goto('/m/set')
  await expect(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first()).toBeVisible()
  expect(await page.locator(`a[href^="${responsible}"]`).count()).toBe(0)

  // Inside a game a pause takes two taps and the confirmation.
  await page.goto(GAME)
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: site.t.games.launch.tools, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: '24 horas', exact: true }).click()
  await page.getByRole('button', { name: site.t.responsible.pause.submit.replace('{duration}', '24 horas'), exact: true }).click()
  await expect(page.getByText(site.t.responsible.done.paused)).toBeVisible()
})
