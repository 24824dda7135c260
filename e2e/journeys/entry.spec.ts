import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@platform/config/chromium'
import { discoverMerchants } from '@platform/config/merchants'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { everythingStored } from '../support/everythingStored.ts'
import { QaConsole, type Member } from '../support/QaConsole.ts'
import { received } from '../support/received.ts'
import { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { visit } from '../support/walk.ts'

// The brand on which all journeys run.
const [first] = await discoverMerchants()
const t = texts('pt-BR', first!.code)
let people = 0
/** A unique marker in secrets: wherever it is found, a secret has leaked. */
const canary = () => `Cnr${Date.now().toString(36)}${++people}9`
const newName = () => `e2e${Date.now().toString(36)}${++people}`
const newMobile = () => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const memberWith = (qa: QaConsole, more: object) => qa.call<Member>('POST', 'members', { merchant: qa.merchant, ...more })

/** Neither stored by this browser, nor in the address or the document. */
async function expectNowhere(page: Page, ...secrets: string[]) {
  const shown = await page.evaluate(() => location.href + document.documentElement.outerHTML)
  const found = shown + (await everythingStored(page))
  for (const secret of secrets) expect(found).not.toContain(secret)
}

async function fillCaptcha(page: Page, site: Site) {
  await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
  await field(page, t.auth.captcha).fill(await site.captchaDigits())
}

async function finishRegistration(page: Page) {
  await page.getByLabel(t.auth.register.age.replace('{age}', '18')).check()
  await page.locator('input[name=agree]').check()
  await press(page, t.auth.register.submit)
  await expect(page).toHaveURL(/\/m\/home$/)
}

test('[2.10] registers by user name in steps; input survives a reload, and the password is stored nowhere', async ({ page, site }) => {
  const [name, secret] = [newName(), canary()]
  await page.goto('/m/register')
  await field(page, t.auth.register.fields.username).fill(name)
  await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
  await page.reload()
  await expect(field(page, t.auth.register.fields.username)).toHaveValue(name)
  await field(page, t.auth.password).fill(secret)
  await field(page, t.auth.register.fields.confirmPassword).fill(secret)
  await press(page, t.auth.register.next)
  await fillCaptcha(page, site)
  await finishRegistration(page)
  await expect(site.balance()).toBeVisible()
  await expectNowhere(page, secret)
})

test('[2.10] registers by mobile with the code from the SMS', async ({ page, qa, site }) => {
  const [mobile, secret] = [newMobile(), canary()]
  await page.goto('/m/register')
  await page.getByRole('radio', { name: t.auth.register.byMobile }).check({ force: true })
  await field(page, t.auth.mobile).fill(mobile)
  await press(page, 'Enviar código')
  await expect(field(page, t.auth.code)).toBeEnabled()
  const code = await received(qa, `55${mobile}`)
  await field(page, t.auth.code).fill(code)
  await field(page, t.auth.password).fill(secret)
  await field(page, t.auth.register.fields.confirmPassword).fill(secret)
  await press(page, t.auth.register.next)
  await fillCaptcha(page, site)
  await finishRegistration(page)
  await expect(site.balance()).toBeVisible()
  await expectNowhere(page, secret, code)
})

test('[2.9] signs in by SMS; [2.12] changes the password, which is stored nowhere; [4] signing out also signs out the other tab', async ({
  page,
  qa,
  site,
  context,
  problems,
}) => {
  // Requests that a page sends at the moment of the sign-out are refused.
  problems.allow(/401/)
  const mobile = newMobile()
  const member = await memberWith(qa, { mobile: `55${mobile}` })
  await page.goto('/m/login')
  await page.getByRole('radio', { name: t.auth.byMobile }).check({ force: true })
  await field(page, t.auth.mobile).fill(mobile)
  await press(page, 'Enviar código')
  await expect(field(page, t.auth.code)).toBeEnabled()
  await field(page, t.auth.code).fill(await received(qa, `55${mobile}`))
  await press(page, t.auth.submit)
  await expect(site.balance()).toBeVisible()

  const secret = canary()
  await page.goto('/m/changePsw')
  await field(page, t.auth.changePassword.old).fill(member.password)
  await field(page, t.auth.changePassword.new).fill(secret)
  await field(page, t.auth.changePassword.confirm).fill(secret)
  await press(page, t.auth.changePassword.submit)
  await expect(page.getByText(t.auth.changePassword.saved)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expectNowhere(page, secret, member.password)

  const other = await context.newPage()
  await other.goto('/m/gameRecord')
  await expect(other.getByRole('main').getByRole('tab').first()).toBeVisible()
  await expect(other).toHaveURL(/\/m\/gameRecord/)
  await site.signOut()
  await expect(other).toHaveURL(/\/m\/login/, { timeout: 1000 })
})

test('[2.11] both recoveries: a code allows a new password and signs in; an e-mail contains one', async ({ page, qa, site }) => {
  const mobile = newMobile()
  const email = `${newName()}@mail.example`
  const member = await memberWith(qa, { mobile: `55${mobile}`, email })
  const secret = canary()
  await page.goto('/m/forget')
  await field(page, t.auth.mobile).fill(mobile)
  await press(page, 'Enviar código')
  await expect(field(page, t.auth.code)).toBeEnabled()
  await field(page, t.auth.code).fill(await received(qa, `55${mobile}`))
  await field(page, t.auth.changePassword.new).fill(secret)
  await press(page, t.auth.forget.submit)
  await expect(site.balance()).toBeVisible()
  await expectNowhere(page, secret)
  await site.signOut()

  await page.goto('/m/forget')
  await page.getByRole('radio', { name: t.auth.forget.byEmail }).check({ force: true })
  await field(page, t.auth.username).fill(member.userName)
  await field(page, t.auth.forget.email).fill(email)
  await press(page, t.auth.forget.send)
  await expect(page.getByText(t.auth.forget.in_been_out)).toBeVisible()
  const password = await received(qa, email, /provisória é (\w+)/)
  await site.signIn({ userName: member.userName, password })
})

test('[4] a session that ends in a form shows one login dialog, and the input is sent after the login', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/401/)
  const member = await qa.newMember()
  await site.signIn(member)
  await page.goto('/m/changePsw')
  const secret = canary()
  await field(page, t.auth.changePassword.old).fill(member.password)
  await field(page, t.auth.changePassword.new).fill(secret)
  await field(page, t.auth.changePassword.confirm).fill(secret)
  await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
  await press(page, t.auth.changePassword.submit)
  await page.getByRole('alertdialog').getByRole('button', { name: t.system.signIn }).click()
  const layer = page.getByRole('dialog')
  await layer.getByLabel(t.auth.password, { exact: true }).fill(member.password)
  await layer.getByRole('button', { name: t.auth.submit, exact: true }).click()
  await expect(layer).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(field(page, t.auth.changePassword.new)).toHaveValue(secret)
  await press(page, t.auth.changePassword.submit)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[2.9] signs in with Google: first linked with the password, then directly', async ({ page, gateway, context, problems }) => {
  // A Google account that is not linked to a member yet.
  problems.allow(/400.*\/wps\/session\/login/)
  const lotus = new QaConsole(gateway, 'lotus')
  const site = new Site(page, lotus)
  const member = await lotus.newMember()
  const address = new URL('/m/login', gateway)
  address.port = String(Number(address.port) + 2)
  const email = `${newName()}@exemplo.com`
  const agree = async () => {
    const opening = context.waitForEvent('page')
    await press(page, t.auth.social.with.replace('{provider}', 'Google'))
    const window = await opening
    await window.getByRole('textbox', { name: /E-mail/ }).fill(email)
    await expectAccessible(window)
    await window.getByRole('button', { name: /Continuar/ }).click()
  }
  await page.goto(address.href)
  await agree()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await site.submitLogin(member)
  await expect(site.balance()).toBeVisible()
  await site.signOut()
  await page.goto(address.href)
  await agree()
  await expect(site.balance()).toBeVisible()
  await expectNowhere(page, member.password)
})

test('[2.9] remember-me survives a browser restart; after the session the form still has the login, without its password', async ({
  qa,
  baseURL,
}, { testId }) => {
  const member = await memberWith(qa, {})
  const folder = await mkdtemp(join(tmpdir(), 'entry-'))
  const start = async (): Promise<[BrowserContext, Page]> => {
    const extraHTTPHeaders = { 'X-Test-Address': testId }
    const browser = await chromium.launchPersistentContext(folder, { ...chromiumLaunch(), baseURL, locale: 'pt-BR', extraHTTPHeaders })
    return [browser, browser.pages()[0] ?? (await browser.newPage())]
  }
  try {
    const [first, page] = await start()
    await new Site(page, qa).signIn(member)
    // The login is stored after the sign-in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rememberedLogin'))).not.toBeNull()
    await first.close()

    const [second, again] = await start()
    const site = new Site(again, qa)
    await again.goto('/m/set')
    await expect(site.balance()).toBeVisible()
    await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
    await again.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await again.goto('/m/login')
    await expect(field(again, t.auth.username)).toHaveValue(member.userName)
    await expectNowhere(again, member.password)
    await press(again, t.auth.submit)
    await expect(site.balance()).toBeVisible()
    await second.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

for (const { code, port } of await discoverMerchants()) {
  // Words are the same in every brand.
  const languages = port === 1 ? ['PT', 'EN'] : ['PT']
  test(`[2.9] ${code}: sign-in and registration forms are accessible with their errors, in ${languages.join(' and ')}`, async ({
    page,
    gateway,
  }) => {
    const { userName, token } = await new QaConsole(gateway, code).call<Member & { token: string }>('POST', 'members', { merchant: code })
    const session = { token, merchantCode: code, userName, type: 0, firstTimeLogin: false }
    const at = (path: string) => {
      const address = new URL(path, gateway)
      address.port = String(Number(address.port) + port)
      return address.href
    }
    const look = async (path: string) => {
      await visit(page, path, '')
      const send = page.locator('main form button[type=submit]')
      await expect(send).toBeVisible()
      if (await send.isEnabled()) await send.click()
      await expectAccessible(page)
    }
    await page.goto(at('/m/login'))
    for (const lang of languages) {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), lang)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'EN' ? 'en' : 'pt-BR')
      for (const path of ['/m/login', '/m/register', '/m/forget']) await look(path)
      await page.evaluate((stored) => sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(stored)), session)
      await page.goto(at('/m/changePsw'))
      await look('/m/changePsw')
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(at('/m/login'))
    }
  })
}
