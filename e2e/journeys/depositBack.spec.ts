import type { Page } from '@playwright/test'
import type { QaConsole } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'

const payer = { payeeName: 'Ana Clara Souza', idNumber: 'new' }

/** Pays the order that is open: on a page of its own, or over a game. */
async function payOrder(page: Page, qa: QaConsole) {
  const href = await page.locator('a[href*="order="]').first().getAttribute('href')
  const orderNo = new URL(href!, page.url()).searchParams.get('order')
  await qa.call('POST', 'bank/pay', { orderNo })
}

test('[7.6] a stake above the balance opens the deposit over the game, which goes on once it is credited', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/400.*\/play\/api\/stake/)
  const { deposit } = site.t
  await site.enter(await qa.newMember({ balance: 1, ...payer }))
  await page.goto('/m/gameList?gameType=INHOUSE')
  await page.getByRole('article').first().getByRole('link').click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Girar' }).click()
  await game.getByRole('button', { name: 'Depositar' }).click()
  await page.getByRole('button', { name: /R\$\s50$/ }).click()
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await expect(page.getByRole('button', { name: deposit.pix.copy })).toBeVisible()
  await payOrder(page, qa)
  await page.getByRole('link', { name: deposit.return.game }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  // The page of the game was not loaded again: it knows the new balance.
  await expect(game.getByText(/R\$\s50,01/)).toBeVisible()
  const stake = page.waitForResponse((response) => response.url().includes('/play/api/stake') && response.ok())
  await game.getByRole('button', { name: 'Girar' }).click()
  await stake
})

test('[7.6] a bonus page leads to the deposit with its bonus selected and its cost shown; the credit leads back', async ({
  page,
  qa,
  site,
}) => {
  const { deposit, promotions } = site.t
  await site.enter(await qa.newMember(payer))
  await page.goto('/m/activity')
  await page
    .getByRole('link', { name: /Depósito em dobro/ })
    .first()
    .click()
  await page.getByRole('link', { name: promotions.deposit }).click()
  const bonus = page.getByRole('radio', { name: /Primeiro depósito em dobro/ })
  await expect(bonus).toBeChecked()
  await page.getByRole('button', { name: /R\$\s50$/ }).click()
  await expect(page.getByText(/Custo médio esperado: a partir de R\$/).first()).toBeVisible()
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await expect(page.getByRole('button', { name: deposit.pix.copy })).toBeVisible()
  await payOrder(page, qa)
  await expect(page.getByText(/Bônus de R\$\s50,00/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: deposit.return.promotion }).click()
  await expect(page.getByRole('heading', { name: /Depósito em dobro/ })).toBeVisible()
})
