import type { Page } from '@playwright/test'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { Transcript } from '../support/Transcript.ts'

// A change of these files is a change of what players hear: read the difference before you accept it with `--update-snapshots`.

const languages = [
  ['pt-BR', 'PT'],
  ['en', 'EN'],
] as const

const speak = (page: Page, wire: string) => page.addInitScript((lang) => localStorage.setItem('lang', lang), wire)

/** Signs a member in without a form. */
const signedIn = (page: Page, member: Member) =>
  page.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(member))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function pay(page: Page, qa: QaConsole) {
  await qa.call('POST', 'bank/pay', { orderNo: new URL(page.url()).searchParams.get('order') })
}

for (const [locale, wire] of languages) {
  test(`[2.10] what a screen reader says of a registration, in ${locale}`, async ({ page, site, merchant }) => {
    const { auth } = texts(locale, merchant.code)
    const [name, secret] = [`fala${Date.now().toString(36)}`, `Se9${Date.now().toString(36)}`]
    await speak(page, wire)
    const said = await Transcript.of(page, { [name]: '<name>' })
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    await said.step('open the form', () => page.goto('/m/register?back=%2Fm%2Fset'), 'view')
    await said.step('continue with nothing filled in', () => button(page, auth.register.next).click())
    await field(auth.register.fields.username).fill(name)
    await field(auth.password).fill(secret)
    await field(auth.register.fields.confirmPassword).fill(secret)
    await said.step('continue', () => button(page, auth.register.next).click(), 'view')
    await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
    await field(auth.captcha).fill('12')
    await said.step('another picture', () => page.getByRole('button', { name: texts(locale, merchant.code).kit.refreshCaptcha }).click())
    await said.step('create the account without consent', () => button(page, auth.register.submit).click())
    await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
    await field(auth.captcha).fill(await site.captchaDigits())
    await page.getByLabel(auth.register.age.replace('{age}', '18')).check()
    await page.locator('input[name=agree]').check()
    await said.step('create the account', async () => {
      await button(page, auth.register.submit).click()
      await expect(page).toHaveURL(/\/m\/set$/)
    })
    expect(said.text()).toMatchSnapshot(`register.${locale}.txt`)
  })

  test(`[7.6] what a screen reader says of a deposit, in ${locale}`, async ({ page, qa, merchant }) => {
    const { deposit } = texts(locale, merchant.code)
    await speak(page, wire)
    await signedIn(page, await qa.newMember({ payeeName: 'Ana Clara Souza', idNumber: 'new' }))
    const said = await Transcript.of(page)
    await said.step('open the form', () => page.goto('/m/voucherCenter'), 'view')
    await said.step('deposit without an amount', () => button(page, deposit.form.submit.PIX).click())
    await page.getByLabel(deposit.form.amount, { exact: true }).fill('50')
    await said.step(
      'deposit',
      async () => {
        await button(page, deposit.form.submit.PIX).click()
        await expect(button(page, deposit.pix.copy)).toBeVisible()
      },
      'view',
    )
    await said.step(
      'the bank has paid',
      async () => {
        await pay(page, qa)
        await expect(page.getByRole('heading', { name: deposit.result.credited })).toBeVisible()
      },
      'view',
    )
    expect(said.text()).toMatchSnapshot(`deposit.${locale}.txt`)
  })

  test(`[7.6] what a screen reader says of a withdrawal, in ${locale}`, async ({ page, qa, merchant }) => {
    const { withdraw, security } = texts(locale, merchant.code)
    const member = await qa.newMember({ balance: 50_000 })
    const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
      merchant: qa.merchant,
      userName: member.userName,
    })
    await speak(page, wire)
    await signedIn(page, member)
    const said = await Transcript.of(page)
    await said.step('open the form', () => page.goto('/m/withdraw'), 'view')
    await said.step('withdraw without an amount', () => button(page, withdraw.form.submit).click())
    await page.getByLabel(withdraw.form.amount, { exact: true }).fill('100')
    await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
    await said.step(
      'withdraw',
      async () => {
        await page.getByRole('button', { name: new RegExp(`^${withdraw.form.submit} R\\$`) }).click()
        await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
      },
      'view',
    )
    expect(said.text()).toMatchSnapshot(`withdraw.${locale}.txt`)
  })
}
