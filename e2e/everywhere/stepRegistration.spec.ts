import { stepsOf } from '../../packages/player/src/auth/RegisterSteps/stepsOf.ts'
import { marketOf } from '../../packages/sdk/src/exports/markets.ts'
import { everythingStored } from '../support/everythingStored.ts'
import { keyboardOf } from '../support/keyboardOf.ts'
import { expectAccessible } from '../support/axe.ts'
import { StepRegistration } from '../support/StepRegistration.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

test.beforeEach(({ merchant }) =>
  test.skip(!stepsOf(marketOf(merchant.market)).includes('document'), 'Other markets have fewer questions, or none: tests of the player.'),
)

for (const locale of ['pt-BR', 'en'] as const)
  test(`[2.10] [market requires.registration] ${locale}: from CPF to an active account at 320 px, with a reload in each step`, async ({
    page,
    qa,
    site,
    merchant,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (locale === 'en') await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
    const person = new StepRegistration({ page, qa, site, market: merchant.market }, texts(locale, merchant.code))
    await page.goto('/m/register?back=%2Fm%2Fset')
    for (const step of person.steps) {
      await person.expectStep(step)
      await page.reload()
      await person.expectStep(step)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBeLessThanOrEqual(320)
      if (step !== 'identity') await person.answer(step)
    }
    expect(await everythingStored(page)).not.toContain(person.person.password)
    await person.fill('identity')
    await person.decide('accepted')
    await expect(page.getByText(person.t.security.identity.accepted)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: person.t.signUp.identity.open }).click()
    await expect(page).toHaveURL(/\/m\/set$/)
  })

test('[2.10] every question is answered by keyboard alone, up to the field of the first picture', async ({ page, qa, site, merchant }) => {
  const person = new StepRegistration({ page, qa, site, market: merchant.market, hand: keyboardOf(page) })
  await page.goto('/m/register')
  await person.answerUntil('identity')
  await tabTo(page, page.locator('input[type=file]'))
})

test('[2.10] nothing is lost: an age under the minimum, back, ten taps, a dead network, a search for a CEP that does not answer', async ({
  page,
  context,
  qa,
  site,
  merchant,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const person = new StepRegistration({ page, qa, site, market: merchant.market })
  const { signUp, auth, errors } = person.t
  await page.goto('/m/register')
  // By keyboard alone.
  await tabTo(page, person.field(signUp.document.label))
  await page.keyboard.type('11144477734')
  await page.keyboard.press('Enter')
  await expect(page.getByText(signUp.document.wrong)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(person.person.cpf)
  await page.keyboard.press('Enter')
  await person.expectStep('person')
  await person.field(signUp.person.name).fill(person.person.name)
  await person.field(signUp.person.birth).fill('2012-05-17')
  await person.next().click()
  await expect(page.getByText(errors.underage.replace('{age}', '18'))).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await person.answer('person')
  await person.answer('phone')
  await person.expectStep('email')
  await page.goBack()
  await expect(person.field(auth.mobile)).toHaveValue(person.person.mobile)
  await page.goBack()
  await expect(person.field(signUp.person.birth)).toHaveValue(person.person.birth)
  await page.goForward()
  await page.goForward()
  await person.answer('email')
  await person.expectStep('account')
  await person.fill('account')
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'PUT' && request.url().endsWith('/wps/member/register'))))
  await page.getByRole('button', { name: auth.register.submit, exact: true }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap++) button.click()
  })
  await person.answer('emailCode')
  expect(sent).toBe(1)
  await person.expectStep('address')
  await page.route('**/wps/member/address*', (route) => route.abort())
  await person.field(signUp.address.cep).fill('01310-100')
  await expect(page.getByText(signUp.address.unavailable)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/wps/member/address*')
  await person.field(signUp.address.street).fill('Avenida Paulista')
  await person.field(signUp.address.city).fill('São Paulo')
  await page.getByRole('combobox', { name: signUp.address.state }).selectOption('SP')
  await context.setOffline(true)
  await person.next().click()
  await expect(site.alert().first()).toBeVisible()
  await expect(person.field(signUp.address.street)).toHaveValue('Avenida Paulista')
  await context.setOffline(false)
  await person.next().click()
  await person.expectStep('gender')
})

test('[2.10] a refused document is sent again, and after the last try support is the way; a member who signs in elsewhere goes on there', async ({
  page,
  browser,
  qa,
  site,
  merchant,
  baseURL,
  problems,
}) => {
  // The first phone, where the session ends.
  problems.allow(/401/)
  const person = new StepRegistration({ page, qa, site, market: merchant.market })
  const { signUp, security } = person.t
  await page.goto('/m/register')
  await person.answerUntil('address')
  // On another phone the account says where the registration is; a member has one session.
  const other = await browser.newContext({ baseURL })
  const phone = await other.newPage()
  await phone.goto('/m/register?step=address')
  await expect(phone).toHaveURL(/\/m\/login\?back=/)
  await phone.getByLabel(site.t.auth.username, { exact: true }).fill(person.userName)
  await phone.getByLabel(site.t.auth.password, { exact: true }).fill(person.person.password)
  await phone.getByRole('button', { name: site.t.auth.submit, exact: true }).click()
  const there = new StepRegistration({ page: phone, qa, site, market: merchant.market })
  Object.assign(there, { userName: person.userName, person: person.person })
  await there.answerUntilFrom('address', 'identity')
  await there.sendPicture('front', 'dark')
  await expect(phone.getByText(security.identity.problems.dark)).toBeVisible()
  for (const reason of ['glare', 'blur', 'name'] as const) {
    await there.fill('identity')
    await there.decide('refused', reason)
    await expect(phone.getByText(security.identity.reasons[reason])).toBeVisible()
    await expectAccessible(phone)
  }
  await expect(phone.getByRole('link', { name: signUp.identity.desk })).toBeVisible()
  await expect(phone.locator('input[type=file]')).toHaveCount(0)
  await other.close()
})
