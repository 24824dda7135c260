import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { makeClient } from '@platform/test-kit/browser'
import { entries } from '../../../storage/entries.ts'
import { gate, intercept, refusal } from '../../../testing/intercept.ts'
import { renderApp } from '../../../testing/renderApp.tsx'

const LIST = '/m/gameList?gameType=RNG'
const layer = page.getByRole('dialog', { name: 'Buscar jogos' })
const field = layer.getByRole('searchbox')
const names = () =>
  layer
    .getByRole('article')
    .elements()
    .map((tile) => tile.textContent)

async function openSearch(client = makeClient(), path = LIST) {
  onTestFinished(() => entries.recentSearches.remove())
  const app = await renderApp(client, path, { realHistory: true })
  await page.getByRole('button', { name: 'Buscar jogos', exact: true }).click()
  await expect.element(field).toHaveFocus()
  return app
}

test('[2.7] games come while the player types, slips of the finger and accents forgiven, and only one answer is requested', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameIndex', (_input, pass) => pass())
  const lists = intercept(client, 'getGameList', (_input, pass) => pass())
  await openSearch(client)
  const before = lists.length
  const first = (await client.request((await import('@platform/sdk/games')).getGameIndex, {})) as { games: { gameName: string }[] }
  const { gameName } = first.games.find((game) => /^\p{L}{5,}/u.test(game.gameName))!
  // Without accents, and with two letters swapped.
  const word = gameName.split(' ')[0]!.normalize('NFD').replace(/\p{M}/gu, '')
  await userEvent.type(field, word.slice(0, 2) + word[3] + word[2] + word.slice(4))
  await expect.poll(names).toContainEqual(expect.stringContaining(gameName))
  expect(asked).toHaveLength(2)
  expect(lists).toHaveLength(before)
})

test('[2.7] the index is requested only when the player goes to search', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getGameIndex', (_input, pass) => pass())
  await renderApp(client, LIST)
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(9)
  expect(asked).toHaveLength(0)
})

test('[2.7] where the index does not come, the gateway searches, and a late answer is never shown', async () => {
  const client = makeClient()
  intercept(client, 'getGameIndex', () => Promise.reject(refusal()))
  const late = gate()
  const asked = intercept(client, 'getGameList', async (input, pass) => {
    const answer = await pass()
    if (input.gameName === 'a') await late.passed
    return answer
  })
  await openSearch(client)
  await userEvent.type(field, 'a')
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameName: 'a' })
  await userEvent.type(field, 'zzqqx')
  await expect.element(layer.getByText('Nada encontrado para “azzqqx”')).toBeVisible()
  late.open()
  await painted()
  await expect.element(layer.getByText('Nada encontrado para “azzqqx”')).toBeVisible()
})

test('[8] where neither answers, it is said and can be tried again', async () => {
  const client = makeClient()
  intercept(client, 'getGameIndex', () => Promise.reject(refusal()))
  let broken = true
  intercept(client, 'getGameList', (input, pass) => (broken && input.gameName ? Promise.reject(refusal()) : pass()))
  await openSearch(client)
  await userEvent.type(field, 'a')
  await expect.element(layer.getByText('A busca não respondeu. Tente de novo.')).toBeVisible()
  broken = false
  await layer.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => names().length).toBeGreaterThan(0)
})

test('[2.7] a text that means nothing offers what comes nearest, else what others play', async () => {
  await openSearch()
  await userEvent.type(field, 'qqqq')
  await expect.element(layer.getByText('Nada encontrado para “qqqq”')).toBeVisible()
  await expect.element(layer.getByRole('heading', { name: /Mais jogados|Parecidos/ })).toBeVisible()
  await expect.poll(() => names().length).toBeGreaterThan(0)
})

test('[2.7] a search that led somewhere is offered the next time, and can be forgotten', async () => {
  await openSearch()
  await userEvent.type(field, 'roleta{Enter}')
  await layer.getByRole('button', { name: 'Limpar busca' }).click()
  await page.getByRole('button', { name: 'Fechar busca' }).click()
  await expect.element(layer).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Buscar jogos', exact: true }).click()
  await layer.getByRole('button', { name: 'roleta' }).click()
  await expect.element(field).toHaveValue('roleta')
  await layer.getByRole('button', { name: 'Limpar busca' }).click()
  await layer.getByRole('button', { name: 'Limpar buscas recentes' }).click()
  await expect.element(layer.getByText('Buscas recentes')).not.toBeInTheDocument()
  expect(entries.recentSearches.get()).toBeUndefined()
})

test('[2.2] one step back closes the search; back from a game finds it with its text', async () => {
  const { router } = await openSearch()
  await userEvent.type(field, 'a')
  await expect.poll(() => router.state.location.state).toEqual({ search: 'a' })
  await router.navigate('/m/settings')
  await expect.element(layer).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.element(field).toHaveValue('a')
  await router.navigate(-1)
  await expect.element(layer).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/m/gameList')
})

test('[2.3] home has a bar that opens the search', async () => {
  await openSearch(makeClient(), '/m/home')
  await userEvent.keyboard('{Escape}')
  await expect.element(layer).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Buscar jogos', exact: true })).toHaveFocus()
})

test('[2.2] a closed search gives the focus back to the button that opened it, whichever way it is closed', async () => {
  const { router } = await openSearch()
  const opener = page.getByRole('button', { name: 'Buscar jogos', exact: true })
  await page.getByRole('button', { name: 'Fechar busca' }).click()
  await expect.element(layer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(field).toHaveFocus()
  await router.navigate(-1)
  await expect.element(layer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
