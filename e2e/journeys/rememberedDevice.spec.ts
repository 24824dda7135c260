import type { Page } from '@playwright/test'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rememberedLogin') ?? 'null') as { password: string } | null)

const newMember = (qa: QaConsole) => qa.call<Member>('POST', 'members', { merchant: qa.merchant })

const submit = (page: Page, site: Site) => page.getByRole('button', { name: site.t.auth.submit, exact: true }).click()

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
  const { old, new: next, confirm, submit: save, saved } = site.t.auth.changePassword
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

test('[2.9] the dots in two tabs sign both in, at once or one for both, wait for a network, and go with the sign-out', async ({
  page,
  site,
  qa,
  context,
  problems,
}) => {
  problems.allow(/401|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const member = await newMember(qa)
  await site.signIn(member)
  await expect.poll(() => record(page)).toMatchObject({ password: '' })
  const other = await context.newPage()
  const there = new Site(other, qa)
  const both = [page, other]
  /** The session ends, and both tabs show the form with its dots. */
  const end = async () => {
    await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    for (const tab of both) {
      await tab.goto('/m/login')
      await expect(tab.getByLabel(site.t.auth.username, { exact: true })).toHaveValue(member.userName)
      await expect(tab.getByLabel(site.t.auth.password, { exact: true })).not.toHaveValue('')
    }
  }
  const areIn = async () => {
    for (const one of [site, there]) await expect(one.balance()).toBeVisible()
  }

  await end()
  // In the same moment: a tab whose form is sent later has followed the other one by then.
  await Promise.all(both.map((tab) => tab.getByRole('button', { name: site.t.auth.submit, exact: true }).dispatchEvent('click')))
  await areIn()
  for (const tab of both) await tab.reload()
  await areIn()

  await end()
  await context.setOffline(true)
  await submit(page, site)
  await expect(site.alert()).toBeVisible()
  await context.setOffline(false)
  await submit(page, site)
  // The other tab follows.
  await areIn()

  await site.signOut()
  await other.goto('/m/login')
  await expect(other.getByLabel(site.t.auth.username, { exact: true })).toHaveValue('')
  expect(await record(other)).toBe(null)
})
