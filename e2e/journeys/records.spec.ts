import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { printFaultsOf } from '../support/printFaultsOf.ts'

const payer = { payeeName: 'Ana Clara Souza', idNumber: 'new' }

test('[7.6] a deposit is a row of the record, its sheet leads to support with its number, and each number of profit and loss leads to its rows', async ({
  page,
  qa,
  site,
}) => {
  const { deposit, records, titles } = site.t
  const member = await qa.newMember({ balance: 100_000, ...payer })
  await qa.call('POST', 'bets/lose', { merchant: qa.merchant, userName: member.userName, amount: 12_500, gameType: 'RNG' })
  await site.enter(member)
  await page.goto('/m/voucherCenter')
  await page.getByRole('button', { name: /R\$\s50$/ }).click()
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await expect(page.getByRole('button', { name: deposit.pix.copy })).toBeVisible()
  expect(await printFaultsOf(page)).toEqual([])
  const orderNo = new URL(page.url()).searchParams.get('order')!
  await qa.call('POST', 'bank/pay', { orderNo, how: 'exact' })
  await expect(page.getByRole('heading', { name: deposit.result.credited })).toBeVisible()
  expect(await printFaultsOf(page)).toEqual([])
  await page.goto(`/m/voucherCenter?order=${orderNo}&view=detail`)
  await expect(page.getByRole('heading', { name: deposit.detail.timeline })).toBeVisible()
  expect(await printFaultsOf(page)).toEqual([])

  await page.goto('/m/mine')
  await page.getByRole('link', { name: titles.depositRecord }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  expect(await printFaultsOf(page)).toEqual([])
  await rows.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(orderNo)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('link', { name: records.ask }).click()
  await expect(page).toHaveURL(new RegExp(`/m/feedback\\?order=${orderNo}`))
  await expect(page.getByRole('main')).toContainText(orderNo)

  await page.goto('/m/profitandloss')
  await expect(page.getByRole('main')).toContainText(site.amount(12_500))
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/rows=bets&product=RNG/)
  await expect(page.getByRole('region', { name: records.totals })).toContainText(site.amount(12_500))
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)

  await page.goto('/m/transaction/record?view=statement')
  await expect(page.getByRole('button', { name: records.month.print })).toBeVisible()
  expect(await printFaultsOf(page)).toEqual([])
})

test('[7.6] a withdrawal in its record, its order and its proof are black on white on paper', async ({ page, qa, site }) => {
  const { withdraw } = site.t
  const member = await qa.newMember({ balance: 50_000 })
  const about = { merchant: qa.merchant, userName: member.userName, amount: 10_000, end: 'paid' }
  const { orderNo } = await qa.call<{ orderNo: string }>('POST', 'withdrawals/open', about)
  await site.enter(member)
  await page.goto('/m/withdrawReport')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await printFaultsOf(page)).toEqual([])
  await page.goto(`/m/withdraw?order=${orderNo}`)
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
  expect(await printFaultsOf(page)).toEqual([])
  await page.goto(`/m/withdraw?order=${orderNo}&view=proof`)
  await expect(page.getByRole('link', { name: withdraw.order.back })).toBeVisible()
  expect(await printFaultsOf(page)).toEqual([])
})
