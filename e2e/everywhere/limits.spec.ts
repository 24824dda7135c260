import { marketOf } from '../../packages/sdk/src/exports/markets.ts'
import { stepsOf } from '../../packages/player/src/auth/RegisterSteps/stepsOf.ts'
import { expect, test } from '../support/test.ts'

const GAME = '/m/launchGame?nodeId=60001&vassalage=INHOUSE&gameType=INHOUSE'

test('[7.6] where the market requires none, a limit is offered after the registration and before the first deposit, and both may be skipped', async ({
  page,
  site,
  merchant,
}) => {
  test.skip(stepsOf(marketOf(merchant.market)).includes('limits'), 'Its registration asks for them.')
  const { auth, responsible } = site.t
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto('/m/register')
  await field(auth.register.fields.username).fill(`qa${Date.now().toString(36)}${merchant.port}`)
  await field(auth.password).fill('Limites2026')
  await field(auth.register.fields.confirmPassword).fill('Limites2026')
  const captcha = field(auth.captcha)
  await page.getByRole('button', { name: auth.register.next, exact: true }).click()
  await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
  await captcha.fill(await site.captchaDigits())
  await page.getByLabel(auth.register.age.replace('{age}', '18')).check()
  await page.locator('input[name=agree]').check()
  await page.getByRole('button', { name: auth.register.submit, exact: true }).click()

  const offer = page.getByRole('region', { name: responsible.offer.title })
  const skip = async () => {
    await offer.getByRole('button', { name: responsible.offer.later, exact: true }).click()
    await expect(offer).toBeHidden()
  }
  await expect(offer).toContainText(responsible.offer.welcomeText)
  await expect(offer.getByRole('link', { name: responsible.offer.set })).toHaveAttribute('href', '/m/responsible?view=limits')
  await skip()
  await page.getByRole('navigation', { name: site.t.layout.main }).getByRole('link', { name: site.t.layout.tabs.deposit }).click()
  await expect(offer).toContainText(responsible.offer.depositText)
  await skip()
  await page.reload()
  await expect(page.getByRole('main').locator('a[href="/m/responsible"]').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('[7.6] an open game says that 80 % of a limit is used, and when all of it is', async ({ page, qa, site }) => {
  const { near, reached } = site.t.responsible
  const member = await qa.newMember({ balance: 20_000, payeeName: 'Ana Clara Souza', idNumber: 'new' })
  const about = { merchant: qa.merchant, userName: member.userName }
  await qa.call('POST', 'limits/set', { ...about, kind: 'loss', period: 'day', value: 10_000, person: 'QA' })
  await qa.call('POST', 'bets/lose', { ...about, amount: 8500 })
  await site.enter(member)
  await page.goto(GAME)
  await expect(page.getByText(near.slice(0, near.indexOf('{percent}')) + '85%')).toBeVisible()
  await qa.call('POST', 'bets/lose', { ...about, amount: 1500 })
  const dialog = page.getByRole('dialog', { name: reached.title })
  await expect(dialog).toContainText(site.amount(10_000))
  // It has no way to raise the limit.
  await expect(dialog.getByRole('link')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: reached.ok, exact: true })).toBeVisible()
})
