import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test('[3] a state is found, opened and undone at the console, by keyboard alone', async ({ page, gateway, context, problems }) => {
  problems.allow(/500/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${gateway}/console/scenarios`)
  const all = page.getByRole('region', { name: /^All states/ })
  await page.getByLabel('Search').focus()
  await page.keyboard.type('messages/failed')
  await expect(all.getByRole('listitem')).toHaveCount(1)
  // A brand's list has only scenarios that its site can show.
  await page.getByLabel('Search').fill('lottery/content')
  await expect(all.getByRole('listitem')).not.toHaveCount(0)
  await page.getByLabel('Merchant').selectOption('bandeira')
  await expect(all.getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Merchant').selectOption('ipanema')
  await page.getByLabel('Search').fill('messages/failed')
  await all.getByRole('button', { name: 'Open messages/failed' }).focus()
  await page.keyboard.press('Enter')

  const opened = page.getByRole('region', { name: 'The open state' })
  await expect(opened.getByRole('heading', { name: /^Messages: / })).toBeFocused()
  await expect(opened.getByRole('img', { name: 'QR code of messages/failed' })).toHaveJSProperty('complete', true)
  const changed = page.getByRole('region', { name: /^Changed by scenarios/ }).getByRole('listitem')
  const ours = changed.filter({ hasText: 'messages/failed' })
  await expect(ours).toHaveCount(1)
  await expectAccessible(page)
  await opened.getByRole('button', { name: 'Copy the link of messages/failed' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The link is copied.')

  const phone = await context.newPage()
  await phone.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(phone).toHaveURL(/\/m\/message$/)
  await expect(phone.getByRole('main').getByRole('button', { name: /tentar/i })).toBeVisible({ timeout: 30_000 })

  await page.bringToFront()
  await opened.getByRole('button', { name: 'Undo messages/failed' }).focus()
  await page.keyboard.press('Enter')
  await expect(ours).toHaveCount(0)
  await phone
    .getByRole('main')
    .getByRole('button', { name: /tentar/i })
    .click()
  await expect(phone.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('[3] every action has a form, and a link opens a scenario; the reset must be confirmed, then undoes everything created or switched', async ({
  page,
  gateway,
  qa,
  problems,
}) => {
  problems.allow(/401/)
  const { userName } = await qa.newMember()
  await page.goto(`${gateway}/console/actions`)
  await page.getByLabel('Search').fill('rebates/quota')
  await page.getByText('How many members right below').click()
  await page.getByLabel('gameType').selectOption('RNG')
  await page.getByLabel('rate').fill('0')
  await page.getByLabel('members').fill('2')
  await page.getByRole('button', { name: 'Do it' }).click()
  // The form explains its fields before it is sent.
  await expect(page.getByLabel('rate')).toBeFocused()
  await page.getByLabel('rate').fill('120')
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(page.getByRole('status').first()).toHaveText('rebates/quota: done')
  await expectAccessible(page)

  await page.goto(`${gateway}/console/scenarios?scenario=lottery/content&merchant=bandeira`)
  await expect(page.getByRole('status')).toHaveText('bandeira has no screen for lottery/content.')
  await page.goto(`${gateway}/console/scenarios?scenario=messages/failed&merchant=lotus&language=EN`)
  await expect(page.getByRole('region', { name: 'The open state' }).getByRole('heading', { name: /^Messages: / })).toBeFocused()
  const changed = page.getByRole('region', { name: /^Changed by scenarios/ }).getByRole('listitem')
  await expect(changed.filter({ hasText: 'messages/failed · lotus' })).toHaveCount(1)
  const reset = page.getByRole('button', { name: 'Reset to seed' })
  page.once('dialog', (dialog) => dialog.dismiss())
  await reset.click()
  await expect(changed).not.toHaveCount(0)
  page.once('dialog', (dialog) => dialog.accept())
  await reset.click()
  await expect(page.getByRole('status')).toHaveText('The sandbox is as at first.', { timeout: 60_000 })
  await expect(changed).toHaveCount(0)
  await expect(qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName })).rejects.toThrow('404')
})

test('[8] without browser storage, home is complete and the language still changes', async ({ page, open, site }) => {
  await open('home/storage-full')
  await expect(site.balance()).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: site.t.layout.language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
