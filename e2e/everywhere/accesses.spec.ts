import type { Member } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'

test('[4] "Acessos à conta" lists the device that is remembered; once it is removed there, the login needs the password', async ({
  page,
  site,
  qa,
  problems,
}) => {
  problems.allow(/401/)
  const member = await qa.call<Member>('POST', 'members', { merchant: qa.merchant })
  await site.signIn(member)
  const { history } = site.t.security
  await page.goto('/m/securityCenter?view=history')
  await expect(page.getByRole('heading', { name: history.remembered.title })).toBeVisible()
  const forget = page.getByRole('main').getByRole('button', { name: new RegExp(`^${history.remembered.remove} `) })
  await expect(forget).toHaveCount(1)
  await forget.click()
  await page.getByRole('alertdialog').getByRole('button', { name: history.remembered.remove, exact: true }).click()
  await expect(forget).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
  await page.goto('/m/login')
  await expect(page.getByLabel(site.t.auth.password, { exact: true })).toHaveValue('')
})
