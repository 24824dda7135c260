import { expect, test } from '../support/test.ts'

const forbidden = /\bPVP\b|loteria|\bagente|gameType=(PVP|E?LOTT)|\/m\/(lottery|agent|member\/agent)/gi

test('[2.7] where the market is regulated nothing leads to lotteries, agents or games between players; elsewhere it does', async ({
  page,
  qa,
  site,
  merchant,
}) => {
  const found = new Set<string>()
  const read = async () => {
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const [word] of `${await page.locator('body').innerText()} ${links.join(' ')}`.matchAll(forbidden)) found.add(word.toLowerCase())
  }
  await site.signIn(await qa.newMember({ balance: 10_000 }))
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await read()
  for (const path of ['/m/member/home', '/m/gameList']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await read()
  }
  await site.openMenu()
  await read()
  if (merchant.market !== 'br') return expect([...found]).not.toEqual([])
  expect([...found]).toEqual([])
  await page.goto('/m/lottery')
  await expect(page.getByRole('heading', { name: site.t.system.notFoundTitle })).toBeVisible()
})
