import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const privateScreens = ['/m/mine', '/m/gameRecord', '/m/vouReport', '/m/message', '/m/securityCenter']

async function visitPrivateScreens(page: Page): Promise<void> {
  for (const path of privateScreens) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('button, a, [role=tabpanel]').first()).toBeVisible()
  }
}

/** Reports when one of these texts is on the page at any moment, in this document and the next ones. */
async function watchFor(page: Page, traces: string[]): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('reportTrace', (text: string) => seen.push(text))
  const watch = (texts: string[]) => {
    const { reportTrace } = globalThis as unknown as { reportTrace: (text: string) => void }
    const look = () => {
      const values = [...document.querySelectorAll('input')].map(({ value }) => value)
      const shown = `${document.documentElement?.textContent} ${values.join(' ')}`
      for (const text of texts) if (shown.includes(text)) reportTrace(`${text} at ${location.pathname}`)
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, attributes: true, subtree: true })
    look()
  }
  await page.addInitScript(watch, traces)
  await page.evaluate(watch, traces)
  return seen
}

test('[4] a second player on the same tab sees nothing of the first at any moment: no name, no balance, an empty login', async ({
  page,
  qa,
  site,
}) => {
  const first = await qa.newMember({ balance: 424_242 })
  const second = await qa.newMember({ balance: 77_777 })
  await site.signIn(first)
  await visitPrivateScreens(page)
  await page.goto('/m/mine')
  await expect(page.getByRole('main')).toContainText(first.userName)
  await page.goto('/m/home')
  await expect(site.balance()).toContainText('4.242,42')
  await site.signOut()
  const seen = await watchFor(page, [first.userName, '4.242,42'])
  await page.goto('/m/login')
  await expect(page.getByLabel(site.t.auth.username, { exact: true })).toHaveValue('')
  await site.submitLogin(second)
  await expect(site.balance()).toContainText('777,77')
  await visitPrivateScreens(page)
  expect(seen).toEqual([])
  // The control: the second player's own name is found.
  await page.goto('/m/mine')
  await expect(page.getByRole('main')).toContainText(second.userName)
})

test('[4] going back four times after a sign-out shows nothing private', async ({ page, qa, site }) => {
  const member = await qa.newMember({ balance: 424_242 })
  await site.signIn(member)
  await visitPrivateScreens(page)
  await page.goto('/m/set')
  await page.getByRole('main').getByRole('button', { name: site.t.settings.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: site.t.settings.confirm, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: site.t.layout.login, exact: true })).toBeVisible()
  const seen = await watchFor(page, [member.userName, '4.242,42'])
  for (let steps = 0; steps < 4; steps++) {
    await page.goBack()
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByText(member.userName)).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/m\/(login|home|mine)/)
  expect(seen).toEqual([])
})
