import { isLicensed, marketOf, mentionsBonuses } from '../../packages/sdk/src/exports/markets.ts'
import { expect, test } from '../support/test.ts'
import { isThemeOnly, visit } from '../support/walk.ts'

// What the market forbids and its brands leave out: agents, games between players, lotteries, rewards for referrals or by chance.
const forbidden =
  /\bPVP\b|loteria|\bagente|gameType=(PVP|E?LOTT)|\/m\/(lottery|agent|member\/agent|inviteFriends|redRain|rewardCenter|leaderBoard)/gi

test('[2.7] in a regulated market nothing leads to lotteries, agents or games between players; in others it does', async ({
  page,
  qa,
  site,
  merchant,
}) => {
  test.skip(isThemeOnly(merchant), 'One brand of another market shows that the words are found.')
  const found = new Set<string>()
  const read = async () => {
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const [word] of `${await page.locator('body').innerText()} ${links.join(' ')}`.matchAll(forbidden)) found.add(word.toLowerCase())
  }
  await site.enter(await qa.newMember({ balance: 10_000 }))
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await read()
  const callsToBet = (await page.locator('body').innerText()).match(/apost(?:ar|e) agora|bet now/gi) ?? []
  expect(callsToBet.length).toBeLessThanOrEqual(1)
  for (const path of ['/m/member/home', '/m/gameList']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await read()
  }
  await site.openMenu()
  await read()
  if (!isLicensed(marketOf(merchant.market))) return expect([...found]).not.toEqual([])
  expect([...found]).toEqual([])
  // An old invitation's address leads home with a message, as in every brand without invitations.
  await page.goto('/m/inviteFriends')
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const path of ['lottery', 'redRain', 'rewardCenter', 'leaderBoard', 'member/benefits']) {
    await page.goto(`/m/${path}`)
    await expect(page.getByRole('heading', { name: site.t.system.notFoundTitle }), path).toBeVisible()
  }
})

// What moves in moves alike on every screen: a walk does not wait for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const gift = /.{0,30}(?:bônus|\bbonus|cashback|rodadas grátis|em dobro).{0,30}/gi

test('[2.15] in a regulated market no page mentions a bonus; in others they do', async ({ page, qa, site, merchant }) => {
  test.skip(isThemeOnly(merchant), 'One brand of another market shows that the words are found.')
  const found = new Set<string>()
  const read = async (paths: string[]) => {
    await page.goto(paths[0]!)
    // No player can leave a page by its history before it is hydrated.
    await expect(page.locator('html:not([data-first])')).toBeAttached()
    for (const path of paths) {
      await visit(page, path, site.t.system.notFoundTitle)
      // By tag: an announcement over home hides it from roles, and reading text does not close the announcement.
      const main = page.locator('main')
      await expect.poll(async () => (await main.innerText()).length, { message: path }).toBeGreaterThan(60)
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const [words] of (await page.locator('body').innerText()).matchAll(gift)) found.add(`${path}: ${words.trim()}`)
    }
  }
  const everybodys = ['home', 'activity', 'help', 'useragreement', 'activityInfo']
  await read(['home', 'register', 'trail', ...everybodys.slice(1)].map((name) => `/m/${name}`))
  await site.enter(await qa.newMember({ balance: 10_000 }))
  await read(
    [
      ...everybodys,
      'mine',
      'message',
      'voucherCenter',
      'withdraw',
      'securityCenter',
      'gameRecord',
      'transaction/record',
      'profitandloss',
    ].map((name) => `/m/${name}`),
  )
  if (mentionsBonuses(marketOf(merchant.market))) expect([...found]).not.toEqual([])
  else expect([...found]).toEqual([])
})

test('[2.2] a printed page has no legal card, and no sheet for it', async ({ page, merchant }) => {
  test.skip(!isLicensed(marketOf(merchant.market)), 'Its pages have no legal card.')
  await page.goto('/m/help')
  const card = page.locator('main + footer')
  await expect(card).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeHidden()
  await expect(page.getByRole('main')).toHaveCSS('min-height', '0px')
})
