import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { translatePage } from '../support/translatePage.ts'

// React fails where it inserts beside a text that a translator has replaced: `problems` reports the exception.
test.beforeEach(({ problems }) => {
  // A part of the page that is hydrated later: React renders it again by itself.
  problems.allow(/Minified React error #418/)
})

test('[2] a translated page works: sign-in, search, favorite, bet, menu and language', async ({ page, qa, site, problems }) => {
  const { games, layout, auth, kit } = site.t
  const english = texts('en', qa.merchant)
  const translated = await translatePage(page)
  const member = await qa.newMember({ balance: 50_000 })
  await page.goto('/m/login')
  await translated.begins()
  await page.getByRole('button', { name: auth.submit, exact: true }).click()
  await page.getByRole('button', { name: kit.showPassword, exact: true }).click()
  await page.getByRole('button', { name: kit.hidePassword, exact: true }).click()
  problems.allow(/400 \(Bad Request\)/)
  for (const password of ['Errada2026', 'Errada2027']) {
    await site.submitLogin({ ...member, password })
    await expect(site.alert().first()).toBeVisible()
    await expect(page.getByRole('button', { name: auth.submit, exact: true })).toBeEnabled()
  }
  await site.submitLogin(member)
  await expect(site.balance()).toContainText('500,00')
  expect(await translated.outdatedTexts()).toEqual([])

  await page.goto('/m/gameList?gameType=INHOUSE')
  await translated.begins()
  const tile = page.getByRole('article').first()
  await tile.getByRole('link').dispatchEvent('contextmenu')
  const sheet = page.getByRole('dialog').last()
  for (const name of [games.quick.mark, games.quick.unmark]) await sheet.getByRole('button', { name, exact: true }).click()
  await expect(sheet.getByRole('button', { name: games.quick.mark, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of [kit.addFavorite, kit.removeFavorite])
    await tile.getByRole('button', { name: new RegExp(name!.replace('{name}', '.+')) }).click()
  await expect(tile.getByRole('button', { name: new RegExp(kit.addFavorite!.replace('{name}', '.+')) })).toBeVisible()
  const search = page.getByRole('searchbox', { name: games.search })
  await search.fill('zzzz')
  await expect(page.getByRole('article')).toHaveCount(0)
  await search.fill('')
  await expect(tile).toBeVisible()
  expect(await translated.outdatedTexts()).toEqual([])
  await tile.getByRole('link').click()
  await site.playRounds(50_000)
  expect(await translated.outdatedTexts()).toEqual([])

  await page.goto('/m/gameList?gameType=RNG')
  await translated.begins()
  let pages = 0
  page.on('response', (response) => void (pages += Number(/GCSGAME_gameList/.test(response.url()))))
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(pages).toBeGreaterThan(1)
  }).toPass({ intervals: [500], timeout: 30_000 })
  await expect(tile).toBeVisible()
  expect(await translated.outdatedTexts()).toEqual([])

  await page.goto('/m/home')
  await translated.begins()
  await site.openMenu()
  await page.keyboard.press('Escape')
  const banner = page.getByRole('banner')
  for (const [from, to] of [
    [layout, english],
    [english.layout, site.t],
  ] as const) {
    await banner.getByRole('button', { name: from.language }).click()
    await expect(page.getByRole('heading', { name: to.home.popularGames })).toBeVisible()
    expect(await translated.outdatedTexts()).toEqual([])
  }
})

test('[7.6] a translated page works: a deposit to its credit, then a withdrawal', async ({ page, qa, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { deposit, withdraw, security } = site.t
  const member = await qa.newMember({ balance: 50_000, payeeName: 'Ana Clara Souza', idNumber: 'new' })
  await site.enter(member)
  const translated = await translatePage(page)
  await page.goto('/m/voucherCenter')
  await translated.begins()
  const amount = page.getByRole('textbox').first()
  await amount.fill('1')
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await amount.fill('Valor: R$ 50,00')
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  const copy = page.getByRole('button', { name: deposit.pix.copy })
  await copy.click()
  await expect(page.getByRole('button', { name: deposit.pix.copied })).toBeVisible()
  const code = page.getByRole('group', { name: deposit.pix.code })
  await expect(code.locator('font')).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
  // The label is the first one again after some seconds.
  await expect(copy).toBeVisible()
  await qa.call('POST', 'bank/pay', { orderNo: new URL(page.url()).searchParams.get('order') })
  await expect(site.balance()).toContainText('550,00')
  expect(await translated.outdatedTexts()).toEqual([])

  await page.goto('/m/voucherCenter')
  await translated.begins()
  await amount.fill('60')
  await page.getByRole('button', { name: deposit.form.submit.PIX }).click()
  await expect(copy).toBeVisible()
  await qa.call('POST', 'deposits/expire', { orderNo: new URL(page.url()).searchParams.get('order') })
  await expect(page.getByRole('heading', { name: deposit.result.expired })).toBeVisible()
  expect(await translated.outdatedTexts()).toEqual([])

  const about = { merchant: qa.merchant, userName: member.userName }
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', about)
  await page.goto('/m/withdraw')
  await translated.begins()
  await expect(page.getByText(withdraw.ready.all)).toBeVisible()
  await page.getByLabel(withdraw.form.amount, { exact: true }).fill('100')
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(site.amount(45_000))
  expect(await translated.outdatedTexts()).toEqual([])
})
