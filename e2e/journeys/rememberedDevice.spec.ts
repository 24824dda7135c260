import type { Page } from '@playwright/test'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rememberedLogin') ?? 'null') as { password: string } | null)

const newMember = (qa: QaConsole) => qa.call<Member>('POST', 'members', { merchant: qa.merchant })

/** The session ends at the gateway and the page opens the login. */
async function comeBack(page: Page, qa: QaConsole, { userName }: Member) {
  await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName })
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
}

const submit = (page: Page, site: Site) => page.getByRole('button', { name: site.t.auth.submit, exact: true }).click()

test('[3] [4] the dots of remember-me sign in without a stored password: after the session, a reload and in two tabs; a sign-out reaches all tabs and ends them', async ({
  page,
  site,
  qa,
}) => {
  const member = await newMember(qa)
  await site.signIn(member)
  await expect.poll(() => record(page)).toMatchObject({ password: '', salt: '' })
  const logins: string[] = []
  page.on('request', (request) => request.url().includes('/wps/session/login') && logins.push(new URL(request.url()).pathname))

  await comeBack(page, qa, member)
  await page.reload()
  await expect(page.getByLabel(site.t.auth.username, { exact: true })).toHaveValue(member.userName)
  await submit(page, site)
  await expect(site.balance()).toBeVisible()
  expect(logins).toEqual(['/wps/session/login/refresh/challenge', '/wps/session/login/refresh'])

  // Two tabs at once: neither loses its sign-in.
  await comeBack(page, qa, member)
  const other = await page.context().newPage()
  await other.goto('/m/login')
  const otherSite = new Site(other, qa)
  await Promise.all([submit(page, site), submit(other, otherSite)].map((tap) => tap.catch(() => undefined)))
  await expect(site.balance()).toBeVisible()
  await expect(otherSite.balance()).toBeVisible()
  await comeBack(page, qa, member)
  await submit(page, site)
  await expect(site.balance()).toBeVisible()

  // A sign-out in one tab shows in the other within a second, and nothing signs in any more.
  await otherSite.home()
  await expect(otherSite.balance()).toBeVisible()
  await site.signOut()
  await expect(otherSite.balance(), 'the other tab').toBeHidden({ timeout: 1000 })
  expect(await record(other)).toBeNull()
  await other.goto('/m/login')
  await expect(other.getByLabel(site.t.auth.username, { exact: true })).toHaveValue('')
})

test('[4] after a change of password elsewhere the dots are refused in words', async ({ page, site, qa, browser, baseURL, problems }, {
  testId,
}) => {
  problems.allow(/401/)
  problems.allow(/400.*\/wps\/session\/login\/refresh/)
  const member = await newMember(qa)
  await site.signIn(member)
  await expect.poll(() => record(page)).toMatchObject({ password: '' })

  const extraHTTPHeaders = { 'X-Test-Address': `${testId}-elsewhere` }
  const elsewhere = await browser.newContext({ baseURL, locale: 'pt-BR', extraHTTPHeaders })
  const there = await elsewhere.newPage()
  await new Site(there, qa).signIn(member)
  await there.goto('/m/changePsw')
  const { old, new: next, confirm, submit: save, saved } = site.t.auth.change
  await there.getByLabel(old, { exact: true }).fill(member.password)
  await there.getByLabel(next, { exact: true }).fill('Nova12345')
  await there.getByLabel(confirm, { exact: true }).fill('Nova12345')
  await there.getByRole('button', { name: save, exact: true }).click()
  await expect(there.getByText(saved)).toBeVisible()
  await elsewhere.close()

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await submit(page, site)
  await expect(page.getByText(site.t.errors.rememberedRefused)).toBeVisible()
  await expect(page.getByLabel(site.t.auth.password, { exact: true })).toHaveValue('')
})
