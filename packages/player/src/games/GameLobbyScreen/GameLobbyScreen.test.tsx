import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { makeClient } from '@platform/test-kit/browser'
import { gate, intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const vendors = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('a')?.search)

test('[2.7] the lobby shows the vendors of a category in the sorting of the gateway; each leads to its games', async () => {
  const client = makeClient()
  let named: string[] = []
  intercept(client, 'getVassalages', async (_input, pass) => {
    const answer = (await pass()) as { sorting: { gameCategory: string; vendorNames: { accountTypeName: string }[] }[] }
    const group = answer.sorting.find(({ gameCategory }) => gameCategory === 'RNG')!
    group.vendorNames.reverse()
    named = group.vendorNames.map(({ accountTypeName }) => accountTypeName)
    return answer
  })
  const { router } = await renderApp(client, '/m/gameLobby')
  await expect.poll(() => named.length).toBeGreaterThan(1)
  await expect.poll(vendors).toEqual(named.map((code) => `?gameType=RNG&vassalage=${code}`))
  await page.getByRole('tab', { name: 'Pesca' }).click()
  await expect.poll(() => router.state.location.search).toBe('?gameType=FISH')
  await expect.element(page.getByRole('link', { name: 'Ver todos de Pesca' })).toHaveAttribute('href', '/m/gameList?gameType=FISH')
})

test('[9] no tile moves when the sorting comes behind the tiles; without a sorting they are shown as they came', async () => {
  const client = makeClient()
  const late = gate()
  let known = 0
  intercept(client, 'getVassalGameTypes', async (_input, pass) => {
    const answer = await pass()
    known++
    return answer
  })
  intercept(client, 'getVassalages', async () => {
    await late.passed
    throw refusal()
  })
  await renderApp(client, '/m/gameLobby')
  await expect.poll(() => known).toBe(1)
  await painted()
  expect(vendors()).toEqual([])
  // Content below the list is not rendered either: its position depends on the unknown number of rows.
  const all = page.getByRole('link', { name: /Ver todos/ })
  expect(all.query()).toBeNull()
  late.open()
  await expect.poll(() => vendors().length).toBeGreaterThan(0)
  await expect.element(all).toBeVisible()
})

test('[9] the quick lottery is separate, every other category is among the other games', async () => {
  await renderApp(makeClient(), '/m/gameLobby')
  await expect.element(page.getByRole('heading', { name: 'Outros jogos' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Loterias rápidas' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Loterias rápidas/ })).toHaveAttribute('href', '/m/gameList?gameType=ELOTT')
})

test('[8] vendors that do not come can be loaded again', async () => {
  const client = makeClient()
  let broken = true
  intercept(client, 'getVassalGameTypes', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/gameLobby')
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  broken = false
  await retry.click()
  await expect.poll(() => vendors().length).toBeGreaterThan(0)
})

test('[2.7] a category without vendors offers nothing to see all of', async () => {
  const client = makeClient()
  intercept(client, 'getVassalGameTypes', () => Promise.resolve({ content: [] }))
  await renderApp(client, '/m/gameLobby')
  await expect.element(page.getByText('Ainda não há provedores nesta categoria.')).toBeVisible()
  expect(page.getByRole('link', { name: /^Ver todos de/ }).query()).toBeNull()
})

test('[2.6] popular games: all first, then a menu of categories with an active state, their games below', async () => {
  const { router } = await renderApp(makeClient(), '/m/gameCenter')
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(0)
  expect(page.getByRole('tab').elements()[0]?.textContent).toBe('Todos')
  await expect.element(page.getByRole('tab', { name: 'Todos' })).toHaveAttribute('aria-selected', 'true')
  const live = page.getByRole('tab', { name: 'Ao vivo' })
  await live.click()
  await expect.element(live).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => router.state.location.search).toBe('?type=LIVE')
  const types = () =>
    page
      .getByRole('article')
      .elements()
      .map((tile) => new URLSearchParams(tile.querySelector('a')?.search ?? '?gameType=LIVE').get('gameType'))
  await expect.poll(() => new Set(types())).toEqual(new Set(['LIVE']))
})

test('[2.1] the slots centre is the list of RNG alone', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameList', (_input, pass) => pass())
  await renderApp(client, '/m/slotsCenter')
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(9)
  expect(asked.at(-1)).toMatchObject({ gameType: 'RNG', pageNo: 1 })
  await expect.element(page.getByRole('tab', { name: 'Pesca' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'Novos' })).toBeVisible()
})
