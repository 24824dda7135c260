import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addFavorite } from '@platform/sdk/games'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { sayInGame as say } from '../../testing/gameFrame.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { withTheme } from '../../testing/withTheme.ts'

const LIST = '/m/gameList?gameType=RNG'
const gamePath = (nodeId: string) => `/m/launchGame?nodeId=${nodeId}&vassalage=NEBULOSA&gameType=RNG&gameName=Jogo+${nodeId}`
const here = () => location.pathname + location.search
const HERE = '/package.json'

/** The game in its frame is running, and sends `exit`. */
async function leaveGame() {
  const frame = page.getByTitle(/^Jogo/)
  await expect.element(frame).toBeVisible()
  await vi.waitFor(() => say('ready'))
  await expect.element(page.getByRole('timer', { name: 'Tempo de jogo' })).toBeVisible()
  say('exit')
}

test('[2.2, 6] guest, login, launch: leaving the game leads to the list that it was chosen in', async () => {
  const member = await newMember()
  const client = makeClient()
  await forgetPlayer(client)
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: HERE }))
  const { router } = await renderApp(client, '/m/help', { realHistory: true })
  await router.navigate(LIST)
  // As after a shared link: the login is a page of its own, which the game replaces.
  await router.navigate(gamePath('10001'))
  await expect.poll(() => location.pathname).toBe('/m/login')
  await page.getByLabelText('Usuário').fill(member.userName)
  await page.getByLabelText('Senha', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/m/launchGame')
  await leaveGame()
  await expect.poll(here).toBe(LIST)
})

test('[2.2, 2.7] after the next favorite one step leads back to the list, not to the game before', async () => {
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: HERE }))
  await addFavorite(client, { nodeId: '10002', vendor: 'NEBULOSA' })
  const { router } = await renderApp(client, LIST, { realHistory: true })
  await router.navigate(gamePath('10001'))
  await page.getByRole('button', { name: /^Próximo favorito/ }).click()
  await expect.poll(() => location.search).toContain('nodeId=10002')
  await leaveGame()
  await expect.poll(here).toBe(LIST)
})

test('[2.2] a game that was opened by its address is left for home', async () => {
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: HERE }))
  await renderApp(client, gamePath('10001'), { realHistory: true })
  await leaveGame()
  await expect.poll(() => location.pathname).toBe('/m/home')
})

test('[2.2] /m/startLottery has the tab bar, and ends above it', async () => {
  withTheme()
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'launchGame', () => Promise.reject(refusal('game.maintenance')))
  await renderApp(client, '/m/startLottery')
  const screen = page.getByRole('region', { name: 'Jogo' })
  await expect.element(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Navegação principal' })
  expect(screen.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
})
