import play from '../../apps/play/src/i18n/locales/pt-BR/page.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'

test('[7.6] a betting page that is open shows within seconds that the account was paused on another device; it leads to limits and pause', async ({
  page,
  qa,
  site,
  baseURL,
  problems,
}) => {
  // The poll of a session that has ended.
  problems.allow(/401 \(Unauthorized\) .*\/wps\/protection\/state/)
  const member = await qa.newMember({ balance: 5000 })
  await site.enter(member)
  await page.goto('/m/lottery')
  await page.locator('a[href*="code=EFN3"]').first().click()
  await expect(page).toHaveURL(/\/play\/lottery\//)
  const tools = page.getByRole('button', { name: play.tools })
  await expect(tools).toBeVisible()
  const about = { merchant: qa.merchant, userName: member.userName, reason: 'QA', person: 'QA' }
  await qa.call('POST', 'protection/enter', { ...about, state: 'paused', duration: 'PT24H' })
  await expect(site.alert()).toContainText(play.endedTitle, { timeout: 5000 })

  await site.enter(await qa.newMember({ balance: 5000 }))
  await page.goto('/m/lottery')
  await page.locator('a[href*="code=EFN3"]').first().click()
  await tools.click()
  await expect(page).toHaveURL(`${baseURL}/m/responsible`)
})
