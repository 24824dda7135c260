import type { Page } from '@playwright/test'
import { marketOf, mentionsBonuses } from '../../packages/sdk/src/exports/markets.ts'
import { newCpf } from '@platform/test-kit/scenarios'
import { expectAccessible } from '../support/axe.ts'
import type { QaConsole } from '../support/QaConsole.ts'
import type { Site } from '../support/Site.ts'
import { StepRegistration } from '../support/StepRegistration.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const payer = { payeeName: 'Ana Clara Souza', idNumber: 'new' }

/** Returns the name of the new member. */
async function register(page: Page, site: Site): Promise<string> {
  const { auth, layout } = site.t
  const userName = `ana${Math.random().toString(36).slice(2, 9)}`
  const secret = `Se9${Math.random().toString(36).slice(2, 10)}`
  await page.goto('/m/register')
  await page.getByLabel(auth.register.fields.username, { exact: true }).fill(userName)
  await page.getByLabel(auth.password, { exact: true }).fill(secret)
  await page.getByLabel(auth.register.fields.confirmPassword, { exact: true }).fill(secret)
  await page.getByRole('button', { name: auth.register.next, exact: true }).click()
  await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
  await page.getByLabel(auth.captcha, { exact: true }).fill(await site.captchaDigits())
  await page.getByLabel(auth.register.age.replace('{age}', '18')).check()
  await page.locator('input[name=agree]').check()
  await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await expect(page.getByRole('navigation', { name: layout.main })).toBeVisible()
  await expect(site.balance()).toBeVisible()
  return userName
}

/** Name, CPF and date of birth, which a registration on one page leaves out. */
async function addPayer(page: Page, site: Site) {
  const { security } = site.t
  await page.getByRole('link', { name: site.t.deposit.payer.addName }).click()
  await page.getByLabel(security.name.label, { exact: true }).fill('Ana Clara Souza')
  await page.getByRole('button', { name: security.save, exact: true }).click()
  await page.getByRole('link', { name: site.t.deposit.payer.addCpf }).click()
  await page.getByLabel(security.personal.cpf, { exact: true }).fill(newCpf())
  await page.getByLabel(security.personal.birth, { exact: true }).fill('1990-05-17')
  await page.getByRole('button', { name: security.save, exact: true }).click()
}

/** Reports the payment of the order on the page, as the bank does. */
async function pay(page: Page, qa: QaConsole, how = 'exact') {
  const orderNo = new URL(page.url()).searchParams.get('order')
  await qa.call('POST', 'bank/pay', { orderNo, how })
}

test('[7.6] a new member enters the payer, deposits by PIX at 320 px with a reload in between, plays, withdraws and is paid', async ({
  page,
  qa,
  site,
  merchant,
}) => {
  const { layout } = site.t
  const inSteps = new StepRegistration({ page, qa, site, market: merchant.market })
  const isInSteps = inSteps.steps.length > 0
  if (isInSteps) {
    await page.goto('/m/register')
    await inSteps.complete()
  }
  const userName = isInSteps ? inSteps.userName : await register(page, site)
  await page.getByRole('navigation', { name: layout.main }).getByRole('link', { name: layout.tabs.deposit }).click()
  if (!isInSteps) await addPayer(page, site)
  await expect(page.getByText(site.t.deposit.payer.title)).toBeVisible()
  // One of the brands continues in English.
  const english = merchant.code === 'lotus'
  if (english) {
    await page.evaluate(() => localStorage.setItem('lang', 'EN'))
    await page.reload()
  }
  const t = english ? texts('en', merchant.code) : site.t
  await expect(page.getByRole('radio', { name: t.deposit.promotion.none })).toHaveCount(mentionsBonuses(marketOf(merchant.market)) ? 1 : 0)
  // Without scrolling: a choice that is half under the header or the button's bar would count as a small target.
  await page.setViewportSize({ width: 390, height: 1600 })
  await expectAccessible(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = (text: Element) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)
    expect(await page.getByText(/^CPF/).evaluate(lines), 'the CPF is not broken').toBeCloseTo(1, 0)
  }
  await page.getByRole('button', { name: /R\$\s50$/ }).click()
  await page.getByRole('button', { name: t.deposit.form.submit.PIX }).click()
  const copy = page.getByRole('button', { name: t.deposit.pix.copy })
  await expect(copy).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await expect(copy).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await pay(page, qa)
  await expect(page.getByRole('heading', { name: t.deposit.result.credited })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: t.deposit.return.play }).click()
  await page.getByRole('article').first().getByRole('link').click()
  const stake = page.waitForResponse((response) => response.url().includes('/play/api/stake') && response.ok())
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: /^(Girar|Spin)/ })
    .click()
  await stake

  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant: qa.merchant, userName })
  await page.goto('/m/withdraw')
  await page.getByLabel(t.withdraw.form.amount, { exact: true }).fill('20')
  await page.getByLabel(t.security.payment.title, { exact: true }).fill(paymentPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t.withdraw.order.timeline })).toBeVisible()
  const orderNo = new URL(page.url()).searchParams.get('order')
  await qa.call('POST', 'withdrawals/approve', { orderNo })
  await qa.call('POST', 'bank/payout', { orderNo, how: 'arrive' })
  await page.reload()
  await expect(page.getByRole('heading', { name: t.withdraw.status.paid })).toBeVisible()
})

test('[7.6] by keyboard alone; a payment by another person goes back and the balance stays', async ({ page, qa, site, merchant }) => {
  test.skip(merchant.port !== 1, 'Keys and refunds are the same in every brand.')
  const { deposit } = site.t
  await site.enter(await qa.newMember({ balance: 700, ...payer }))
  await page.goto('/m/voucherCenter')
  await tabTo(page, page.getByRole('button', { name: /R\$\s20$/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: deposit.form.submit.PIX }))
  await page.keyboard.press('Enter')
  const copy = page.getByRole('button', { name: deposit.pix.copy })
  await expect(copy).toBeVisible()
  await tabTo(page, copy)
  await pay(page, qa, 'otherPayer')
  await expect(page.getByRole('heading', { name: deposit.result.returned })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(deposit.result.unchanged)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(700))
  await tabTo(page, page.getByRole('link', { name: deposit.result.detail }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: deposit.detail.timeline })).toBeVisible()
  await expectAccessible(page)
})
