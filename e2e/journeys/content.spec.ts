import type { Page } from '@playwright/test'
import { painted } from '../support/painted.ts'
import { onePixel } from '../support/onePixel.ts'
import { expect, test } from '../support/test.ts'

// Popups of the run's gateway, for guests and for members.
const welcome = /^Boas-vindas!/
const favorites = /^Seus favoritos/

/** A separate page, on which no helper closes the popups. */
const plainPage = async (page: Page) => {
  const other = await page.context().newPage()
  await other.setExtraHTTPHeaders({ 'X-Test-Address': crypto.randomUUID() })
  await other.clock.install()
  return other
}

test('[2.4] guests and members see their own announcements, once each; a link inside leads on; nothing pops up over a form', async ({
  page,
  qa,
  site,
}) => {
  const other = await plainPage(page)
  await other.goto('/m/home')
  const popup = other.getByRole('dialog')
  await expect(other.getByRole('dialog', { name: welcome })).toBeVisible({ timeout: 30_000 })
  await popup.getByRole('link', { name: 'teste grátis' }).click()
  await expect(other).toHaveURL(/\/m\/trail$/)
  await other.goto('/m/home')
  await expect(other.getByRole('article').first()).toBeVisible()
  await other.clock.runFor(1200)
  await painted(other)
  await expect(popup).toHaveCount(0)

  await page.close()
  await other.goto('/m/login')
  const { userName, password } = await qa.newMember()
  await other.getByLabel(site.t.auth.username, { exact: true }).fill(userName)
  await other.getByLabel(site.t.auth.password, { exact: true }).fill(password)
  await expect(popup).toHaveCount(0)
  await other.getByRole('button', { name: site.t.auth.submit, exact: true }).click()
  await expect(other.getByRole('dialog', { name: favorites })).toBeVisible({ timeout: 30_000 })
  await popup.getByRole('button', { name: /Fechar/ }).click()
  await expect(popup).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('article').first()).toBeVisible()
  await other.clock.runFor(1200)
  await painted(other)
  await expect(popup).toHaveCount(0)
})

test('[2.15] a member finds a promotion, applies with a comment and pictures, is rejected with a reason and applies again', async ({
  page,
  qa,
  site,
}) => {
  const t = site.t.promotions
  await site.enter(await qa.newMember())
  await page.goto('/m/activity')
  const cards = page.getByRole('tabpanel').getByRole('link')
  await expect(cards.first()).toBeVisible()
  for (const href of await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href') ?? ''))) {
    await page.goto(href)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    if (await page.getByRole('button', { name: t.apply, exact: true }).isVisible()) break
  }
  await page.getByRole('button', { name: t.apply, exact: true }).click()
  await page.getByRole('textbox').fill('Segue o comprovante.')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'um.png', mimeType: 'image/png', buffer: onePixel() },
    { name: 'falso.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ])
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /PNG/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /Imagem/ })).toHaveCount(1)
  await page.getByRole('button', { name: t.send, exact: true }).click()
  await expect(page.getByText(t.status.applying, { exact: true })).toBeVisible()
  const applicationNo = await page.locator('dd').first().innerText()
  await qa.call('POST', 'applications/decide', { applicationNo, outcome: 'rejected', reasonPt: 'Foto ilegível.' })
  await page.reload()
  await expect(page.getByText(/Foto ilegível/)).toBeVisible()
  await expect(page.getByRole('button', { name: t.applyAgain, exact: true })).toBeVisible()
})
