import { expectAccessible } from '../support/axe.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'

test('[7.6] by keyboard: a pause ends the session; the next sign-in leads home, which shows what is open, and the balance is withdrawn', async ({
  page,
  qa,
  site,
}) => {
  const { responsible, withdraw, security } = site.t
  const member = await qa.newMember({ balance: 50_000 })
  const about = { merchant: qa.merchant, userName: member.userName }
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', about)
  await site.enter(member)
  await page.goto('/m/responsible')
  await expectAccessible(page)
  const day = page.getByRole('link', { name: '24 horas', exact: true })
  await tabTo(page, day)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(site.amount(50_000))
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: responsible.pause.submit.replace('{duration}', '24 horas'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(responsible.done.paused)).toBeVisible()

  await site.signIn(member)
  await expect(page.getByRole('heading', { name: responsible.state.paused })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/m/voucherCenter')
  await expect(page.getByRole('heading', { name: responsible.state.open })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('main').getByRole('link', { name: responsible.state.withdraw, exact: true }).click()
  await page.getByLabel(withdraw.form.amount, { exact: true }).fill('500')
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
})

test('[7.6] limits, test and help at 320 px: nothing is wider than the page, for members and guests', async ({ page, qa, site }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const views = ['', 'test', 'help', 'family', 'limits', 'pause', 'exclude', 'changes']
  const walk = async (names: readonly string[]) => {
    for (const view of names) {
      await page.goto(`/m/responsible${view && `?view=${view}`}`)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(320)
      await expectAccessible(page)
    }
  }
  await walk(views.slice(0, 4))
  await site.enter(await qa.newMember({ balance: 1_234_567 }))
  await walk(views)
})
