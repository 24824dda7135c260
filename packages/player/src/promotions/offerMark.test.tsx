import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { getPromotions } from '@platform/sdk/promotions'
import { makeClient } from '@platform/test-kit/browser'
import { renderApp } from '../testing/renderApp.tsx'

const brand = { code: 'bandeira', market: 'br' as const, minimumAge: 21 }

test('[2.3, 2.15] [market requires.ageOnOffers] where the market requires it each banner and promotion shows the age limit, within 320 px', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(390, 844))
  const client = makeClient({ merchant: 'bandeira' })
  const { content } = await getPromotions(client, {})
  await renderApp(client, '/m/activity', { merchant: brand })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const cards = page.getByRole('article').elements()
  expect(cards.length).toBeGreaterThan(2)
  expect(cards.filter((card) => !card.textContent?.includes('21+'))).toEqual([])
  for (const card of cards) expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  await renderApp(client, `/m/activityDetail?id=${content[0]!.id}`, { merchant: brand })
  await expect.element(page.getByRole('article').last().getByText('21+', { exact: true })).toBeVisible()
})

test.each([
  ['/m/home', brand, true],
  ['/m/home', {}, false],
])('[2.3] the banners of %s of %o have an age limit that is read with them: %s', async (path, merchant, has) => {
  const client = makeClient({ merchant: has ? 'bandeira' : 'ipanema' })
  await renderApp(client, path, { merchant })
  const banners = page.getByRole('region', { name: 'Destaques' })
  await expect.element(banners.getByRole('button', { name: has ? /21\+$/ : /^(?!.*\d\d\+$)/ }).first()).toBeVisible()
})
