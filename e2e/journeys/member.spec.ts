import { expectAccessible } from '../support/axe.ts'
import { texts } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'

test('[2.9] the third wrong password requires a captcha; with it the right one signs in, also after a reload', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/400.*\/wps\/session\/login/)
  const member = await qa.newMember({ balance: 12_345 })
  await page.goto('/m/login')
  const captcha = page.getByLabel(site.t.auth.captcha, { exact: true })
  // The device's work excuses two typos.
  for (const password of ['Errada123', 'Errada124', 'Errada125']) {
    await expect(captcha).toHaveCount(0)
    const answer = page.waitForResponse(/\/wps\/session\/login$/)
    await site.submitLogin({ ...member, password })
    await (await answer).finished()
    await expect(site.alert()).toContainText(site.t.errors.loginIncorrect)
  }
  await expect(captcha).toBeVisible()
  await expectAccessible(page)

  await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
  await captcha.fill(await site.captchaDigits())
  await site.submitLogin(member)
  await expect(site.balance()).toContainText('123,45')
  await page.reload()
  await expect(site.balance()).toContainText('123,45')
})

test('[2.7] a removed favorite leaves the list of favorites', async ({ page, qa, site }) => {
  await site.enter(await qa.newMember())
  await page.goto('/m/gameList?gameType=RNG')
  const heart = page.getByRole('article').first().getByRole('button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: site.t.games.category.FAV }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await heart.click()
  await expect(page.getByText(site.t.games.emptyFavorites.title)).toBeVisible()
})

test('[2.2] the balance can be hidden and stays hidden', async ({ page, qa, site }) => {
  await site.enter(await qa.newMember({ balance: 98_765 }))
  await site.home()
  await site.openMenu()
  await page.getByRole('button', { name: site.t.menu.hideBalance }).click()
  await page.keyboard.press('Escape')
  await expect(site.balance()).not.toContainText('987')
  await page.reload()
  await expect(site.balance()).toBeVisible()
  await expect(site.balance()).not.toContainText('987')
})

test('[1] English shows everywhere at once and survives a reload', async ({ page, qa, site }) => {
  const english = texts('en', qa.merchant)
  await site.enter(await qa.newMember())
  await page.goto('/m/home')
  await page.getByRole('banner').getByRole('button', { name: site.t.layout.language }).click()
  await expect(page.getByRole('heading', { name: english.home.popularGames })).toBeVisible()
  await page.goto('/m/set')
  await expect(page.getByRole('button', { name: english.settings.signOut })).toBeVisible()
  await expect(page.getByText(site.t.settings.signOut)).toHaveCount(0)
})

test('[4] signing out asks first and removes everything; going back shows nothing private', async ({ page, qa, site }) => {
  const member = await qa.newMember({ balance: 77_777 })
  await site.enter(member)
  await page.goto('/m/gameRecord')
  await page.goto('/m/home')
  await site.signOut()
  await expect(page).toHaveURL(/\/m\/home$/)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(member.userName)
  await page.goBack()
  await expect(page.getByText('777,77')).toHaveCount(0)
  await expect(page.getByText(member.userName)).toHaveCount(0)
})

test('[quality: access] what replaces a pressed button has the focus: a sent message, by keyboard', async ({ page, qa, site }) => {
  const { feedback } = site.t
  await site.enter(await qa.newMember())
  await page.goto('/m/feedback')
  await page.getByLabel(feedback.content, { exact: true }).fill('O jogo travou no meio da rodada.')
  await page.getByRole('button', { name: feedback.send, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: feedback.sent })).toBeFocused()
})
