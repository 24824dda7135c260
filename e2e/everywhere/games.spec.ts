import { expectAccessible } from '../support/axe.ts'
import { patternOf } from '../support/patternOf.ts'
import { expect, test } from '../support/test.ts'
import { isRepetition } from '../support/walks.ts'

test.skip(isRepetition, 'It is the first brand in other colours.')

test('[2.7] [2.9] [7.3] a member finds a game despite a typo, filters a list, saves a favorite, plays, sees record and balance, signs out', async ({
  page,
  qa,
  site,
}) => {
  const { games, records } = site.t
  await site.enter(await qa.newMember({ balance: 10_000 }))

  await test.step('filter', async () => {
    await page.goto('/m/gameList?gameType=RNG')
    await page.getByRole('button', { name: games.filter, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: games.filterTitle })
    const stake = drawer.getByRole('button', { name: '0,01', exact: true })
    await stake.click()
    await expect(stake).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/minBet=0\.01/)
    await drawer
      .getByRole('button', { name: patternOf(games.filterShow) })
      .or(drawer.getByRole('button', { name: patternOf(games.resultMore) }))
      .click()
    await page.reload()
    await expect(page.getByRole('button', { name: patternOf(games.filterOn) })).toBeVisible()
  })

  const game = page.getByRole('article').first()
  const address = (await game.getByRole('link').getAttribute('href')) ?? ''
  const name = new URLSearchParams(address.split('?')[1]).get('gameName') ?? ''
  await test.step('favorite', async () => {
    await game.getByRole('button').click()
    await expect(page.getByText(games.favorite.added)).toBeVisible()
    await page.getByRole('tab', { name: games.category.FAV }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('article').getByRole('link')).toHaveAttribute('href', address)
  })

  await test.step('find', async () => {
    await page.getByRole('button', { name: games.find.label, exact: true }).first().click()
    const layer = page.getByRole('dialog', { name: games.find.label })
    const word = /\p{L}{5,}/u.exec(name)?.[0] ?? name
    // Two letters swapped.
    await layer.getByRole('searchbox').fill(name.replace(word, word.slice(0, 2) + word[3]! + word[2]! + word.slice(4)))
    await expect(layer.locator(`a[href="${address}"]`)).toBeVisible()
    // Checked on every brand, since the field has the colours of the header.
    await expectAccessible(page)
    await layer.locator(`a[href="${address}"]`).click()
  })

  let played = { staked: 0, balance: 0 }
  await test.step('stake', async () => {
    await expect(page.getByRole('timer')).toBeVisible()
    played = await site.playRounds(10_000)
  })

  await test.step('leave with the browser’s back button', async () => {
    await page.goBack()
    await expect(page.getByRole('dialog', { name: games.find.label })).toBeVisible()
  })

  await test.step('record', async () => {
    await page.goto('/m/gameRecord')
    const stakes = page.getByRole('region', { name: records.totals }).getByText(records.stake, { exact: true })
    await expect(stakes.locator('..')).toContainText(site.amount(played.staked))
    await page.getByRole('main').getByRole('listitem').first().getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByText(records.order)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('balance and sign-out', async () => {
    await page.goto('/m/home')
    await expect(site.balance()).toContainText(site.amount(played.balance))
    await site.signOut()
  })
})
