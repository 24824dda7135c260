import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import type { QaConsole } from '../support/QaConsole.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'

/** A member who may withdraw, and the payment password. */
async function withdrawer(qa: QaConsole) {
  const member = await qa.newMember({ balance: 50_000 })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
    merchant: qa.merchant,
    userName: member.userName,
  })
  return { ...member, paymentPassword }
}

const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order')

test('[7.6] by keyboard alone: readiness, amount, password; the desk approves, the bank pays, the page shows it', async ({
  page,
  qa,
  site,
}) => {
  const { withdraw, security } = site.t
  const member = await withdrawer(qa)
  await site.enter(member)
  await page.goto('/m/withdraw')
  await expect(page.getByText(withdraw.ready.all)).toBeVisible()
  await expectAccessible(page)
  const amount = page.getByLabel(withdraw.form.amount, { exact: true })
  await tabTo(page, amount)
  await page.keyboard.type('100')
  await tabTo(page, page.getByLabel(security.payment.title, { exact: true }))
  await page.keyboard.type(member.paymentPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(40_000))
  await expectAccessible(page)

  await qa.call('POST', 'withdrawals/approve', { orderNo: orderOf(page) })
  // The page polls every half minute while an operator decides, and refreshes at once when reopened. The bank takes five seconds.
  await page.reload()
  await expect(page.getByText(withdraw.event.sending)).toBeVisible()
  await expect(page.getByText(withdraw.event.paid)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByText(withdraw.event.paid)).toBeVisible()
  await expect(site.balance()).toContainText('400,00')
})

test('[7.6] on the narrowest phone nothing is wider than the page; money that the bank returns is in the balance again', async ({
  page,
  qa,
  site,
}) => {
  const { withdraw } = site.t
  await page.setViewportSize({ width: 320, height: 568 })
  const member = await withdrawer(qa)
  const about = { merchant: qa.merchant, userName: member.userName, amount: 10_000, end: 'returned' }
  const { orderNo } = await qa.call<{ orderNo: string }>('POST', 'withdrawals/open', about)
  await site.enter(member)
  for (const path of ['/m/withdraw', `/m/withdraw?order=${orderNo}`]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await expect(page.getByText(withdraw.event.returned)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(50_000))
})
