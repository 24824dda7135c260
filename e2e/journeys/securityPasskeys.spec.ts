import type { Page } from '@playwright/test'
import { painted } from '../support/painted.ts'
import { expect, test } from '../support/test.ts'
import { virtualAuthenticator } from '../support/virtualAuthenticator.ts'

const passkeys = '/m/securityCenter?view=passkeys'

test('[7.6] a passkey is created, signs in without a password, confirms a destination, and does not work once removed', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/400.*\/wps\/session\/login\/passkey/)
  const { security, auth, errors } = site.t
  const device = await virtualAuthenticator(page)
  const member = await qa.newMember({ balance: 4321 })
  await site.signIn(member)
  await page.goto(passkeys)
  await page.getByLabel(security.loginPassword, { exact: true }).fill(member.password)
  await page.getByRole('button', { name: security.passkeys.add }).click()
  const remove = page.getByRole('main').getByRole('button', { name: security.destinations.remove })
  await expect(remove).toHaveCount(1)
  expect(await device.keys()).toHaveLength(1)

  await site.signOut()
  await page.goto('/m/login')
  await page.getByRole('button', { name: auth.passkey.signIn }).click()
  await expect(site.balance()).toContainText('43,21')
  await page.goto('/m/securityCenter?view=history')
  await expect(page.getByText(security.history.by.passkey).first()).toBeVisible()

  await page.goto('/m/securityCenter?view=destination')
  await page.getByLabel(security.destinations.key, { exact: true }).last().fill('111.444.777-35')
  await page.getByLabel(security.destinations.holder, { exact: true }).fill('Ana Clara Souza')
  await page.getByRole('button', { name: security.destinations.add }).click()
  await expect(page.getByText(security.destinations.added)).toBeVisible()

  await page.goto(passkeys)
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: security.destinations.remove }).click()
  await expect(remove).toHaveCount(0)
  await site.signOut()
  await page.goto('/m/login')
  await page.getByRole('button', { name: auth.passkey.signIn }).click()
  await expect(site.alert()).toContainText(errors.passkeyWrong)
})

test('[7.6] closing the browser’s prompt shows a message and changes nothing; the next attempt works', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/400.*\/wps\/member\/passkey\/options/)
  const { security, auth, errors } = site.t
  const device = await virtualAuthenticator(page)
  const member = await qa.newMember({ balance: 4321 })
  await site.enter(member)
  await page.goto(passkeys)
  const password = page.getByLabel(security.loginPassword, { exact: true })
  const add = page.getByRole('button', { name: security.passkeys.add })
  await password.fill('Errada2026')
  await add.click()
  await expect(page.getByText(errors.passwordIncorrect)).toBeVisible()
  await expect(password).toBeFocused()
  await device.allow(false)
  await password.fill(member.password)
  await add.click()
  await expect(site.alert()).toContainText(security.passkeys.cancelled)
  expect(await device.keys()).toHaveLength(0)
  await device.allow(true)
  await add.click()
  await expect.poll(async () => (await device.keys()).length).toBe(1)

  await site.signOut()
  await page.goto('/m/login')
  await device.allow(false)
  await page.getByRole('button', { name: auth.passkey.signIn }).click()
  await expect(site.alert()).toContainText(auth.passkey.cancelled)
  await device.allow(true)
  await page.getByRole('button', { name: auth.passkey.signIn }).click()
  await expect(site.balance()).toContainText('43,21')
})

test('[7.6] a passkey confirms a withdrawal instead of the payment password', async ({ page, qa, site }) => {
  const { security, withdraw } = site.t
  await virtualAuthenticator(page)
  const member = await qa.newMember({ balance: 50_000 })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
    merchant: qa.merchant,
    userName: member.userName,
  })
  await site.enter(member)
  await page.goto(passkeys)
  await page.getByLabel(security.loginPassword, { exact: true }).fill(member.password)
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: security.passkeys.add }).click()
  await expect(page.getByRole('main').getByRole('button', { name: security.destinations.remove })).toHaveCount(1)
  await page.goto('/m/withdraw')
  await page.getByLabel(withdraw.form.amount, { exact: true }).fill('100')
  await expect(page.locator('input[name=paymentPassword]')).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(withdraw.form.submitAmount.replace('{amount}', '')) }).click()
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(40_000))
})

test('[2.9] the login page does not move when its passkey button appears', async ({ browser, baseURL, page }) => {
  expect(await shiftOf(page)).toBe(0)
  // The control: without reserved space the button moves what is below.
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await other.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('div:has(+ nav) { min-height: 0 !important; margin: 0 !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await shiftOf(other)).toBeGreaterThan(0.001)
  await context.close()
})

/** Layout shift of the login page from the moment its passkey button appears, on a screen that the page fills. */
async function shiftOf(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 680 })
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  const html = await (await page.request.get('/m/login')).text()
  // The code of the button is not among the files that the page names.
  const isOther = (url: URL) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js') && !html.includes(url.pathname)
  await page.route(isOther, async (route) => {
    await coming
    await route.continue()
  })
  const request = page.waitForRequest((one) => isOther(new URL(one.url())))
  await page.goto('/m/login')
  await request
  await expect(page.getByRole('radio', { name: /SMS/ })).toBeAttached()
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  come()
  await expect(page.getByRole('button', { name: /chave de acesso|passkey/ })).toBeVisible()
  await painted(page)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, one) => sum + one, 0)
}
