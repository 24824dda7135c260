import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getPromotions } from '@platform/sdk/promotions'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { samplePromotion } from '../samples.ts'
import { ActivityScreen } from './ActivityScreen.tsx'

const open = (client = makeClient(), path = '/m/activity') => renderScreen(<ActivityScreen />, { path, client })
const cards = () => page.getByRole('tabpanel').getByRole('link')

test('[2.15] the first category is open by default; another shows its own promotions only', async () => {
  await renderApp(makeClient(), '/m/activity')
  await expect.element(page.getByRole('tab', { name: 'Todas' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => cards().elements().length).toBeGreaterThan(8)
  const all = cards().elements().length
  const second = page.getByRole('tab').nth(1)
  await second.click()
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => cards().elements().length).toBeLessThan(all)
  expect(cards().elements().length).toBeGreaterThan(0)
})

test('[2.15] a card has title and dates, a long-term one its start and the label, and leads to its detail', async () => {
  const client = makeClient()
  const long = samplePromotion({ id: '7', title: 'Sempre', noExpiry: 1 })
  const short = samplePromotion({ id: '8', title: 'Março', status: 'claim' })
  intercept(client, 'getPromotions', () => Promise.resolve({ content: [long, short] }))
  await open(client)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect.element(page.getByRole('link', { name: 'Sempre' })).toHaveAttribute('href', '/m/activityDetail?id=7')
  await expect.element(card('Sempre').getByText('Desde 2026/03/01, longo prazo')).toBeVisible()
  await expect.element(card('Março').getByText('2026/03/01 – 2026/03/31')).toBeVisible()
  await expect.element(card('Março').getByText('Resgate')).toBeVisible()
})

test('[2.15] without promotions a placeholder stands there', async () => {
  const client = makeClient()
  intercept(client, 'getPromotions', () => Promise.resolve({ content: [] }))
  await open(client)
  await expect.element(page.getByText('Nenhuma promoção por aqui')).toBeVisible()
})

test('[2.15] an id in the address scrolls to that promotion and opens it; back leads to its place in the list', async () => {
  const client = makeClient()
  const { content } = await getPromotions(client, {})
  const last = content.at(-1)!
  const { router } = await renderApp(client, `/m/activity?id=${last.id}`)
  await expect.element(page.getByRole('heading', { name: last.title, level: 2 })).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe(`/m/activityDetail?id=${last.id}`)
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/m/activity')
  await expect.element(page.getByRole('link', { name: new RegExp(last.title) })).toBeInViewport()
})

test('[2.15] an id that no promotion has leaves the list as it is', async () => {
  const { router } = await renderApp(makeClient(), '/m/activity?id=999999')
  await expect.poll(() => router.state.location.search).toBe('')
  expect(router.state.location.pathname).toBe('/m/activity')
})
