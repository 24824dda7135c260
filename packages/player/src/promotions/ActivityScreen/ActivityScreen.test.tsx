import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getPromotions } from '@platform/sdk/promotions'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { changedClient, untouched } from '../../testing/changedAnswers.ts'
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
  await expect.element(card('Sempre').getByText('Desde 2026/03/01 · sem data de término')).toBeVisible()
  await expect.element(card('Março').getByText('2026/03/01 – 2026/03/31')).toBeVisible()
  await expect.element(card('Março').getByText('Para resgatar')).toBeVisible()
})

test('[2.15] without promotions a placeholder is shown', async () => {
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

test('[2.15] an id that no promotion has leaves the list as it is, and a message says that it is gone', async () => {
  const { router } = await renderApp(makeClient(), '/m/activity?id=999999')
  await expect.poll(() => router.state.location.search).toBe('')
  expect(router.state.location.pathname).toBe('/m/activity')
  await expect.element(page.getByText('Esta promoção não está mais no ar')).toBeVisible()
})

test('[2.15] only the category with the id "all" is unfiltered, wherever it is', async () => {
  const client = makeClient()
  const category = (id: string, title: string) => ({ id, title, iconImageUrl: '' })
  const content = [
    samplePromotion({ id: '1', title: 'Primeira', promoAnnouncementCategoryIds: ['welcome'] }),
    samplePromotion({ id: '2', title: 'Segunda', promoAnnouncementCategoryIds: ['sports'] }),
  ]
  intercept(client, 'getPromotions', () => Promise.resolve({ content }))
  intercept(client, 'getPromotionCategories', () => Promise.resolve([category('welcome', 'Boas-vindas'), category('all', 'Tudo')]))
  await renderApp(client, '/m/activity')
  await expect.element(page.getByRole('tab', { name: 'Boas-vindas' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('link', { name: 'Primeira' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Segunda' }).query()).toBeNull()
  await page.getByRole('tab', { name: 'Tudo' }).click()
  await expect.element(page.getByRole('link', { name: 'Segunda' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Primeira' })).toBeVisible()
})

test('[2.15] an id in the address opens a promotion of another category too, and one of none; back leads to its category', async () => {
  const client = makeClient()
  const category = (id: string, title: string) => ({ id, title, iconImageUrl: '' })
  const { content: known } = await getPromotions(client, {})
  const [first, second, third] = known.map((one, index) => ({
    ...one,
    promoAnnouncementCategoryIds: [['welcome'], ['sports'], []][index] ?? [],
  }))
  intercept(client, 'getPromotions', () => Promise.resolve({ content: [first, second, third] }))
  intercept(client, 'getPromotionCategories', () => Promise.resolve([category('welcome', 'Boas-vindas'), category('sports', 'Esportes')]))
  const { router } = await renderApp(client, `/m/activity?id=${second!.id}`)
  await expect.element(page.getByRole('heading', { name: second!.title, level: 2 })).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByRole('tab', { name: 'Esportes' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('link', { name: second!.title })).toBeInViewport()
  await router.navigate(`/m/activity?id=${third!.id}`)
  await expect.element(page.getByRole('heading', { name: third!.title, level: 2 })).toBeVisible()
})

test('[2.15] a promotion without an id is on the list, without a link', async () => {
  const client = changedClient((key, value) => {
    if (key !== 'content' || !Array.isArray(value)) return untouched
    return value.map(({ id, ...rest }: Record<string, unknown>, index) => (index === 0 ? rest : { ...rest, id }))
  })
  const { content } = await getPromotions(client, {})
  expect(content[0]!.id).toBe('')
  await open(client)
  const card = page.getByRole('article').filter({ hasText: content[0]!.title }).first()
  await expect.element(card).toBeVisible()
  expect(card.getByRole('link').query()).toBeNull()
  await expect.element(page.getByRole('link', { name: content[1]!.title })).toBeVisible()
})
