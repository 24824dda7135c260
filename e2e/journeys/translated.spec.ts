import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { translatePage } from '../support/translatePage.ts'

const payer = { payeeName: 'Ana Clara Souza', idNumber: '11144477735' }

// A page that a translator has changed fails where React inserts beside a text that is gone: `problems` reports the exception.
test.beforeEach(({ page }) => translatePage(page))

test('[2] a translated page works: sign-in, search, favorite, bet, menu and language', async ({ page, qa, site }) => {
  const { games, layout } = site.t
  const english = texts('en', qa.merchant)
  const member = await qa.newMember({ balance: 50_000 })
  await page.goto('/m/login')
  await page.getByRole('button', { name: site.t.auth.submit, exact: true }).click()
  await site.submitLogin({ ...member, password: 'Errada123' })
  await expect(site.alert().first()).toBeVisible()
  await site.submitLogin(member)
  await expect(site.balance()).toBeVisible()

  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.locator('font').first()).toBeVisible()
  const search = page.getByRole('searchbox', { name: games.search })
  await search.fill('zzzz')
  await expect(page.getByRole('article')).toHaveCount(0)
  await search.fill('')
  const tile = page.getByRole('article').first()
  await expect(tile).toBeVisible()
  await tile.getByRole('link').click({ button: 'right' })
  const sheet = page.getByRole('dialog').last()
  const mark = sheet.getByRole('button', { name: games.quick.mark })
  const unmark = sheet.getByRole('button', { name: games.quick.unmark })
  await expect(mark.or(unmark)).toBeVisible()
  for (const button of [mark, unmark, mark]) {
    await button.click()
    await expect(button).toHaveCount(0)
  }
  await page.keyboard.press('Escape')

  await page.goto('/m/gameList?gameType=INHOUSE')
  await page.getByRole('article').first().getByRole('link').click()
  await site.playRounds(50_000)

  await page.goto('/m/home')
  await site.openMenu()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: layout.language }).click()
  await expect(page.getByRole('heading', { name: english.home.popularGames })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: english.layout.language }).click()
  await expect(page.getByRole('heading', { name: site.t.home.popularGames })).toBeVisible()
})

test('[7.6] a translated page works: a deposit to its credit, then a withdrawal', async ({ page, qa, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { deposit, withdraw, security } = site.t
  const member = await qa.newMember({ balance: 50_000, ...payer })
  const about = { merchant: qa.merchant, userName: member.userName }
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', about)
  await site.signIn(member)
  await page.goto('/m/voucherCenter')
  const amount = page.getByRole('textbox').first()
  await amount.fill('1')
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await amount.fill('Valor: R$ 50,00')
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  const copy = page.getByRole('button', { name: deposit.pix.copy })
  await expect(copy).toBeVisible()
  await expect(page.locator('font').first()).toBeVisible()
  await copy.click()
  await expect(page.getByRole('button', { name: deposit.pix.copied })).toBeVisible()
  const code = page.getByRole('group', { name: deposit.pix.code })
  await expect(code.locator('font')).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
  // The label is the first one again after some seconds.
  await expect(copy).toBeVisible()
  await qa.call('POST', 'bank/pay', { orderNo: new URL(page.url()).searchParams.get('order') })
  await expect(site.balance()).toContainText('550,00')

  await page.goto('/m/withdraw')
  await expect(page.getByText(withdraw.ready.all)).toBeVisible()
  await page.getByLabel(withdraw.form.amount, { exact: true }).fill('100')
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(40_000 + 5000))
})
