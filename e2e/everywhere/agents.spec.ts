import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'

test('[2.19, 7.5] an agent goes from the agency centre to what the team won or lost, down the team, and to the bets behind a number', async ({
  page,
  site,
  merchant,
}) => {
  test.skip(merchant.market === 'br', 'There are no agents.')
  const { agents, titles } = site.t
  // The whole way by keyboard on the first brand, by touch on the others.
  const open = async (target: Locator) => {
    if (merchant.port !== 1) return target.click()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await site.signIn({ userName: 'brunoagente', password: 'Demo1234' })
  await page.goto('/m/agent')
  await open(page.getByRole('navigation', { name: agents.menu }).getByRole('link', { name: titles.teamProfitLoss }))
  await expect(page.getByRole('heading', { level: 1, name: titles.teamProfitLoss })).toBeVisible()
  const main = page.getByRole('main')
  await open(main.getByRole('button', { name: 'ligiaagente' }))
  await open(page.getByRole('dialog').getByRole('link', { name: agents.pnl.seeTeam }))
  await expect(main.getByRole('heading', { name: agents.team.teamOf.replace('{name}', 'ligiaagente') })).toBeFocused()
  const stake = main.getByRole('link', { name: new RegExp(`^${agents.overview.kpis.stake.name}`) })
  await expect(stake.getByText(/R\$/).first()).toBeVisible()
  await expectAccessible(page)
  const [amount] = /R\$\s[\d.,]+/.exec(await stake.innerText())!
  await open(stake)
  await expect(main.getByRole('heading', { name: agents.pnl.rows.bets })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: amount }).first()).toBeVisible()
  await expectAccessible(page)
})
