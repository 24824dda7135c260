import t from '../../apps/play/src/i18n/locales/pt-BR/lottery.json' with { type: 'json' }
import play from '../../apps/play/src/i18n/locales/pt-BR/page.json' with { type: 'json' }
import type { Member } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'

test('[7.5] a slip that is open when the session is locked is there again after the sign-in, for its own player alone', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/401/)
  const member = await qa.call<Member>('POST', 'members', { merchant: qa.merchant, balance: 5000 })
  const open = async () => {
    await page.goto('/m/lottery')
    await page.locator('a[href*="code=EFN3"]').first().click()
    await expect(page).toHaveURL(/\/play\/lottery\//)
  }
  const expire = () => qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
  /** The tab has left the site, which has not seen the end of the session. */
  const signInAgain = async (who: Member) => {
    await page.goto('/m/home')
    await page.evaluate(() => {
      localStorage.removeItem('MC_SESSION_INFO')
      sessionStorage.removeItem('MC_SESSION_INFO')
    })
    await site.signIn(who)
  }
  const sheet = page.getByRole('dialog')
  await site.signIn(member)
  await open()
  await page.getByRole('tab', { name: 'Soma' }).click()
  await page.getByRole('button', { name: t.half.ODD, exact: true }).click()
  await page.getByRole('contentinfo').getByRole('button', { name: t.bet }).click()
  await expect(sheet.getByRole('button', { name: /^Apostar R\$/ })).toBeVisible()
  await expire()
  await expect(site.alert()).toContainText(play.endedTitle, { timeout: 10_000 })

  await signInAgain(member)
  await open()
  await sheet.getByRole('button', { name: /^Apostar R\$\s1,00 no concurso/ }).click()
  await expect(sheet.getByText(t.placed)).toBeVisible()

  // Not for the next player of this phone.
  await sheet.getByRole('button', { name: t.newBet }).click()
  await page.getByRole('tab', { name: 'Soma' }).click()
  await page.getByRole('button', { name: t.half.EVEN, exact: true }).click()
  await expire()
  await expect(site.alert()).toContainText(play.endedTitle, { timeout: 10_000 })
  await signInAgain(await qa.call<Member>('POST', 'members', { merchant: qa.merchant, balance: 5000 }))
  await open()
  // A sheet would hide it.
  await expect(page.getByRole('heading', { level: 2, name: /Concurso \d+/ })).toBeVisible()
  await expect(sheet).toHaveCount(0)
})
