import type { Page } from '@playwright/test'
import type { QaConsole } from '../support/QaConsole.ts'
import type { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

// These tests switch settings of the complete gateway, so this folder has its own and runs them one by one.
test.describe.configure({ mode: 'default' })
test.afterEach(({ qa }) => qa.call('POST', 'reset', {}))

const payer = { payeeName: 'Ana Clara Souza', idNumber: 'new' }
const OPEN = '/wps/transaction/deposit/pg'
const STATUS = '/wps/transaction/status'

/** A member with an unpaid PIX code for R$ 50. */
async function waitingCode(page: Page, qa: QaConsole, site: Site) {
  const member = await qa.newMember({ balance: 700, ...payer })
  await site.enter(member)
  await page.goto('/m/voucherCenter')
  await page.getByRole('button', { name: /R\$\s50$/ }).click()
  await page.getByRole('button', { name: site.t.deposit.form.submit.PIX }).click()
  await expect(page.getByRole('button', { name: site.t.deposit.pix.copy })).toBeVisible()
  const orderNo = new URL(page.url()).searchParams.get('order')
  return { member, orderNo, pay: () => qa.call('POST', 'bank/pay', { orderNo }) }
}

/** A member's open and paid deposits, as the operator's desk shows them. */
async function ordersOf(qa: QaConsole, userName: string): Promise<string[]> {
  const { deposits } = await qa.call<{ deposits: { orderNo: string; userName: string }[] }>('GET', 'desk')
  return deposits.filter((one) => one.userName === userName).map(({ orderNo }) => orderNo)
}

const credited = (page: Page, site: Site) =>
  expect(page.getByRole('heading', { name: site.t.deposit.result.credited })).toBeVisible({ timeout: 20_000 })

test('[7.6] if the answer to a new order is lost, the retry uses the same key and there is one order', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_/)
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().endsWith(OPEN)) keys.add(request.headers()['idempotency-key'])
  })
  await qa.fault({ path: OPEN, kind: 'drop', when: 'after', times: 1 })
  const { member, orderNo, pay } = await waitingCode(page, qa, site)
  expect(keys.size).toBe(1)
  expect(await ordersOf(qa, member.userName)).toEqual([orderNo])
  await pay()
  await credited(page, site)
})

test('[7.6] a reload while the outcome of the order is unknown: no second key, and then the one order', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_/)
  const { deposit } = site.t
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(OPEN)) posts.push(request.headers()['idempotency-key'] ?? '')
  })
  const member = await qa.newMember(payer)
  await site.enter(member)
  await page.goto('/m/voucherCenter')
  await qa.fault({ path: OPEN, kind: 'drop', when: 'after' })
  await qa.fault({ path: STATUS, kind: 'drop' })
  await page.getByRole('button', { name: /R\$\s50$/ }).click()
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await expect.poll(() => posts.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: deposit.form.submit.PIX })).toBeDisabled()
  await page.reload()
  await qa.clearFaults()
  await page.reload()
  await expect(page.getByRole('button', { name: deposit.pix.copy })).toBeVisible({ timeout: 20_000 })
  expect(new Set(posts).size).toBe(1)
  expect(await ordersOf(qa, member.userName)).toHaveLength(1)
})

test('[7.6] offline while a code waits: the page says that the code stays valid, and shows the payment once online again', async ({
  page,
  context,
  qa,
  site,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const { pay } = await waitingCode(page, qa, site)
  await context.setOffline(true)
  await expect(page.getByText(site.t.deposit.pix.offline)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: site.t.deposit.pix.copy })).toBeVisible()
  await pay()
  await context.setOffline(false)
  await credited(page, site)
  await expect(page.getByText(site.t.deposit.pix.offline)).toHaveCount(0)
})

test('[4, 7.6] maintenance during a deposit: the closed page says what happens to a payment, and the payment is credited afterwards', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/503/)
  const { pay } = await waitingCode(page, qa, site)
  await qa.call('POST', 'maintenance', { merchant: qa.merchant, on: true })
  await expect(page.getByRole('heading', { name: site.t.closed.maintenanceTitle })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(site.t.system.money.deposit)).toBeVisible()
  await pay()
  await qa.call('POST', 'maintenance', { merchant: qa.merchant, on: false })
  await page.getByRole('button', { name: /tentar/i }).click()
  await credited(page, site)
  await expect(page.getByRole('main')).toContainText(site.amount(5700))
})

test('[4, 7.6] a session that ends while a code waits: the dialog says what happens to a payment, and leads back to it', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/401/)
  const { member, pay } = await waitingCode(page, qa, site)
  await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(site.t.system.expiredTitle, { timeout: 20_000 })
  await expect(dialog).toContainText(site.t.system.money.deposit)
  await pay()
  await dialog.getByRole('button', { name: site.t.system.signIn }).click()
  await site.submitLogin(member)
  await credited(page, site)
})

test('[7.6] two tabs: both show that one cancelled or that the bank credited', async ({ page, context, qa, site }) => {
  const { deposit } = site.t
  const { pay } = await waitingCode(page, qa, site)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: deposit.pix.copy })).toBeVisible()
  await other.getByRole('button', { name: deposit.pix.cancel }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: deposit.cancel.confirm }).click()
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await expect(tab.getByRole('heading', { name: deposit.result.cancelled })).toBeVisible({ timeout: 20_000 })
    await expect(tab.getByText(deposit.result.cancelledText)).toBeVisible()
  }
  // Paid nevertheless: the page of a cancelled order shows it when reopened.
  await pay()
  for (const tab of [other, page]) {
    await tab.reload()
    await credited(tab, site)
    await expect(tab.getByText(deposit.reason.late)).toBeVisible()
  }
})
