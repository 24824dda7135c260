import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { Transcript } from '../support/Transcript.ts'

// A change of these files is a change of what players hear: read the difference before you accept it with `--update-snapshots`.

const languages = [
  ['pt-BR', 'PT'],
  ['en', 'EN'],
] as const

const speak = (page: Page, wire: string) => page.addInitScript((lang) => localStorage.setItem('lang', lang), wire)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

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
}
