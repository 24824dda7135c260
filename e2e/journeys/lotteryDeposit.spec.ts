import t from '../../apps/play/src/i18n/locales/pt-BR/lottery.json' with { type: 'json' }
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('[7.6] a slip above the balance leads to the deposit, and is still there when the player returns', async ({ page, qa, site }) => {
  const { deposit } = site.t
  await site.enter(await qa.newMember({ balance: 50, payeeName: 'Ana Clara Souza', idNumber: 'new' }))
  await page.goto('/m/lottery')
  await page.locator('a[href*="code=EFN3"]').first().click()
  await expect(page).toHaveURL(/\/play\/lottery\//)
  const bar = page.getByRole('contentinfo')
  const sheet = page.getByRole('dialog')
  await page.getByRole('tab', { name: 'Soma' }).click()
  await page.getByRole('button', { name: t.half.ODD, exact: true }).click()
  await page.getByRole('button', { name: t.half.EVEN, exact: true }).click()
  await bar.getByRole('button', { name: t.bet }).click()
  await expect(sheet.getByText('Saldo insuficiente. Falta: R$ 1,50.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Apostar R\$/ })).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('link', { name: t.deposit }).click()

  await expect(page).toHaveURL(/\/m\/voucherCenter\?back=/)
  await page.getByRole('button', { name: /R\$\s20$/ }).click()
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await expect(page).toHaveURL(/order=/)
  const orderNo = new URL(page.url()).searchParams.get('order')
  await expect(page.getByRole('button', { name: deposit.pix.copy })).toBeVisible()
  await qa.call('POST', 'bank/pay', { orderNo })
  await page.getByRole('link', { name: deposit.return.game }).click()

  await expect(page).toHaveURL(/\/play\/lottery\//)
  await sheet.getByRole('button', { name: /^Apostar R\$\s2,00 no concurso/ }).click()
  await expect(sheet.getByText(t.placed)).toBeVisible()
  await expect(sheet).toContainText('Saldo: R$ 18,50')
  // Once placed, the slip is not restored again.
  await sheet.getByRole('button', { name: t.newBet }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /Concurso \d+/ })).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect(bar).toContainText(t.pick)
})
