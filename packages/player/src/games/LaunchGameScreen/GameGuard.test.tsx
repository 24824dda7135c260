import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { playGuard, setLimit } from '@platform/sdk/protection'

const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Lim%C3%A3o+Real'
const frame = page.getByTitle('Jogo Limão Real')

/** A member in a running game; the page in its frame is one of this origin. */
async function playing() {
  const client = makeClient({ session: (await newMember({ balance: 10_000 })).session })
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: '/package.json' }))
  const beats = intercept(client, 'sendPlayTime', () => Promise.resolve({ nearest: null }))
  let state = 'open'
  intercept(client, 'getProtection', async (_input, pass) => ({ ...((await pass()) as object), state }))
  const { router } = await renderApp(client, GAME)
  await expect.element(frame).toBeVisible()
  // A vendor without messages counts as ready a moment after its page has loaded.
  await expect.element(page.getByRole('timer', { name: 'Tempo de jogo' }), { timeout: 8000 }).toBeVisible()
  await expect.poll(() => beats.length).toBe(1)
  return { router, beats, become: (next: string) => (state = next) }
}

test('[7.6] a game that is open shows within two seconds that the account is paused', async () => {
  const { router, become } = await playing()
  become('paused')
  await expect.poll(() => router.state.location.pathname, { timeout: playGuard.poll + 1500 }).toBe('/m/home')
  await expect.element(page.getByRole('heading', { name: 'O que continua aberto' })).toBeVisible()
  expect(frame.query()).toBeNull()
})

test('[7.6] the time of play is counted each 30 s while the page is visible, and not while it is hidden', async () => {
  const clock = fakeClock()
  const { beats } = await playing()
  await clock.pass(playGuard.heartbeat)
  expect(beats).toHaveLength(2)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  await clock.pass(playGuard.heartbeat)
  expect(beats).toHaveLength(2)
})

test('[7.6] a limit that is used to 80 % is named once', async () => {
  const client = makeClient({ session: (await newMember({ balance: 10_000 })).session })
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: '/package.json' }))
  const nearest = { kind: 'loss', period: 'day', value: 10_000, used: 8500, left: 1500, resetsAt: Date.UTC(2026, 11, 1, 3) }
  intercept(client, 'sendPlayTime', () => Promise.resolve({ nearest }))
  await renderApp(client, GAME)
  await expect
    .element(page.getByText(/^Você já usou 85% do limite Perda por dia\. Ele recomeça em 01\/12\/2026, 00:00/), { timeout: 12_000 })
    .toBeVisible()
})

test('[7.6] an open game shows within two seconds that a limit was reached elsewhere, with no way to raise it', async () => {
  const { userName, session } = await newMember({ balance: 10_000 })
  const client = makeClient({ session })
  await setLimit(client, { kind: 'loss', period: 'day', value: 5000 })
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: '/package.json' }))
  await renderApp(client, GAME)
  await expect.element(page.getByRole('timer', { name: 'Tempo de jogo' }), { timeout: 8000 }).toBeVisible()
  await consoleApi('bets/lose', { merchant: 'ipanema', userName, amount: 5000 })
  const dialog = page.getByRole('dialog', { name: 'Limite atingido' })
  await expect.element(dialog, { timeout: playGuard.poll + 1500 }).toBeVisible()
  await expect.element(dialog.getByText(/^Você chegou ao limite que definiu: R\$\s50,00 por dia\./)).toBeVisible()
  expect(dialog.getByRole('link').elements()).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Entendi' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[7.3] from a game one tap leads to limits and pause', async () => {
  const { router } = await playing()
  await page.getByRole('button', { name: 'Limites e pausa' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/responsible')
})

/** A game in a window of its own, after the first heartbeat. */
async function playingElsewhere({ isDue = false } = {}) {
  const client = makeClient({ session: (await newMember({ balance: 10_000 })).session })
  const beats = intercept(client, 'sendPlayTime', () => Promise.resolve({ nearest: null }))
  let state = 'open'
  const polls = intercept(client, 'getProtection', async (_input, pass) => ({ ...((await pass()) as object), state }))
  if (isDue) {
    const dueAt = client.clock.now() - 1000
    const session = { startedAt: dueAt - 3_600_000, lastActAt: dueAt, stake: 4500, payout: 3000, bets: 90 }
    intercept(client, 'getPlaySession', () => Promise.resolve({ session, check: { everyMs: 3_600_000, choices: [3_600_000], dueAt } }))
    intercept(client, 'endRealityCheck', () => Promise.resolve({ session }))
  }
  let launches = 0
  // A vendor that refuses to be framed: the frame gets no page.
  intercept(client, 'launchGame', () => (++launches === 1 ? new Promise(() => undefined) : Promise.resolve({ gameUrl: '/package.json' })))
  const tab = { closed: false, opener: null, location: { replace: vi.fn() }, close: vi.fn() }
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  const clock = fakeClock()
  const { router } = await renderApp(client, GAME)
  await expect.poll(() => launches).toBe(1)
  await clock.pass(12_000)
  await page.getByRole('button', { name: 'Abrir em nova janela' }).click()
  await expect.element(page.getByText('O jogo está aberto em outra janela.')).toBeVisible()
  await expect.poll(() => beats.length).toBe(1)
  return { clock, router, beats, polls, tab, become: (next: string) => (state = next) }
}

test('[7.6] a game in a window of its own: its time counts while this page is hidden, until it is closed', async () => {
  const { clock, beats, polls, tab } = await playingElsewhere()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  await clock.pass(playGuard.heartbeat)
  expect(beats).toHaveLength(2)
  tab.closed = true
  await clock.pass(2 * playGuard.poll)
  const before = polls.length
  await clock.pass(playGuard.heartbeat)
  expect(beats).toHaveLength(2)
  expect(polls).toHaveLength(before)
})

test('[7.6] a pause closes the window of a game', async () => {
  const { router, tab, become } = await playingElsewhere()
  become('paused')
  await expect.poll(() => router.state.location.pathname, { timeout: playGuard.poll + 1500 }).toBe('/m/home')
  expect(tab.close).toHaveBeenCalled()
})

test.each(['Parar', 'Definir limite'])('[7.6] %s at the sum of the session closes the window of a game', async (name) => {
  const { tab } = await playingElsewhere({ isDue: true })
  await page.getByRole('dialog', { name: 'Resumo do jogo' }).getByRole('button', { name, exact: true }).click()
  await expect.poll(() => tab.close.mock.calls.length).toBe(1)
})
