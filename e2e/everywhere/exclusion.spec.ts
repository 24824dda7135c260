import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { isThemeOnly } from '../support/walk.ts'

test('[7.6] an exclusion begins in the page; after the next sign-in less than the minimum is withdrawn, the bank pays, and the history shows it', async ({
  page,
  qa,
  site,
  merchant,
}) => {
  test.skip(isThemeOnly(merchant), 'One brand of each market.')
  const { responsible, withdraw, security, titles, records } = site.t
  const member = await qa.newMember({ balance: 700, payeeName: 'Ana Clara Souza', idNumber: 'new' })
  const about = { merchant: qa.merchant, userName: member.userName }
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', about)
  await site.enter(member)
  await page.goto('/m/withdraw')
  await expect(page.getByRole('main')).toContainText(withdraw.ready.item.minimum)

  await page.goto('/m/responsible')
  await page
    .getByRole('main')
    .getByRole('link', { name: `${responsible.rows.exclude} ${responsible.hints.exclude}` })
    .click()
  await page.getByLabel(responsible.exclude.duration, { exact: true }).selectOption('P6M')
  await expect(page.getByRole('main')).toContainText(site.amount(700))
  await page.getByText(responsible.exclude.read).click()
  await page.getByRole('button', { name: responsible.exclude.submit, exact: true }).click()
  await expect(page.getByText(responsible.done.excluded)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: responsible.done.login, exact: true }).click()
  await site.submitLogin(member)

  // The sign-in of an account that is excluded leads to what it was opened for.
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await expect(page.getByText(withdraw.ready.all)).toBeVisible()
  for (const closed of ['/m/voucherCenter', '/m/gameList', '/m/activity']) {
    await page.goto(closed)
    await expect(page.getByRole('heading', { name: responsible.state.excluded }), closed).toBeVisible()
    await expect(page, closed).toHaveURL(/\/m\/home$/)
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: responsible.state.withdraw, exact: true }).click()
  // What was earned before is in it: under the minimum of every brand still.
  const everything = page.getByRole('main').getByRole('button', { name: /^R\$/ })
  const amount = await everything.innerText()
  await everything.click()
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()

  const orderNo = new URL(page.url()).searchParams.get('order')
  await qa.call('POST', 'withdrawals/approve', { orderNo })
  await page.reload()
  await expect(page.getByText(withdraw.event.paid)).toBeVisible({ timeout: 20_000 })
  await page.goto('/m/home')
  await page.getByRole('main').getByRole('link', { name: titles.withdrawRecord, exact: true }).click()
  const record = page.getByRole('main').getByRole('listitem').filter({ hasText: amount })
  await expect(record).toContainText(records.withdrawRecord.status.paid)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: responsible.state.excluded })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(0))
})
