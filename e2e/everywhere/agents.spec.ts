import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'
import { isRepetition } from '../support/walks.ts'

test.skip(isRepetition, 'It is the first brand in other colours.')

// Serial: an account has one session, and both tests sign in as the same agent.
test.describe.configure({ mode: 'default' })

test('[2.19, 7.5] an agent goes from the agency centre to the team’s profit and loss, down the team, and to the bets behind a number', async ({
  page,
  site,
  merchant,
}) => {
  test.skip(!merchant.agentMenu?.includes('teamProfitLoss'), 'Its agents have no such page.')
  const { agents, titles } = site.t
  // By keyboard on the first brand, by touch on the others.
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
  await open(page.getByRole('dialog').getByRole('link', { name: agents.teamProfitLoss.seeTeam }))
  await expect(main.getByRole('heading', { name: agents.team.teamOf.replace('{name}', 'ligiaagente') })).toBeFocused()
  const stake = main.getByRole('link', { name: new RegExp(`^${agents.teamOverview.kpis.stake.name}`) })
  await expect(stake.getByText(/R\$/).first()).toBeVisible()
  await expectAccessible(page)
  const [amount] = /R\$\s[\d.,]+/.exec(await stake.innerText())!
  await open(stake)
  await expect(main.getByRole('heading', { name: agents.teamProfitLoss.rows.bets })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: amount }).first()).toBeVisible()
  await expectAccessible(page)
})

test('[7.5] an agent raises a rate of a direct member within its ceilings, and opens the calculation behind its rebate', async ({
  page,
  site,
  merchant,
}) => {
  test.skip(merchant.port !== 1, 'The pages are the same in every brand that has agents.')
  const { agents, agentRebates, titles } = site.t
  const { agentRebateSettings: settings, agentRebateIncome: income } = agentRebates
  await site.signIn({ userName: 'brunoagente', password: 'Demo1234' })
  await page.goto('/m/agent')
  const menu = page.getByRole('navigation', { name: agents.menu })
  await menu.getByRole('link', { name: titles.agentRebateSettings }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'ligiaagente' }).click()
  const rate = main.getByRole('combobox').first()
  await rate.selectOption({ index: 1 })
  await expect(main.getByText(settings.effective.split('{at}')[0]!)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: settings.save }).click()
  await expect(main.getByText(settings.history.title)).toBeVisible()
  await expect(main.getByRole('button', { name: settings.save })).toBeHidden()
  await page.goto('/m/agent')
  await menu.getByRole('link', { name: titles.agentRebateIncome }).click()
  await main.getByRole('listitem').getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: income.calculation })).toBeVisible()
  await expect(sheet.getByText(/R\$\s[\d.,]+ × \([\d.,]+% − [\d.,]+%\) = R\$\s[\d.,]+/)).toBeVisible()
  await expectAccessible(page)
})
