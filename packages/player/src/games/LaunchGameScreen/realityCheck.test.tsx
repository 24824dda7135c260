import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock, painted } from '@platform/config/settle'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { sayInGame as say } from '../../testing/gameFrame.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'

const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Lim%C3%A3o+Real'
const frame = page.getByTitle('Jogo Limão Real')
const dialog = page.getByRole('dialog', { name: 'Resumo do jogo' })
const option = (name: string) => dialog.getByRole('button', { name, exact: true })

/** A member who has played for an hour, in the middle of a round. */
async function playing() {
  const client = makeClient({ session: (await newMember({ balance: 10_000 })).session })
  intercept(client, 'launchGame', () => Promise.resolve({ gameUrl: '/package.json' }))
  let isRead = false
  const from = client.clock.now() - 3_725_000
  const session = { startedAt: from, lastActAt: from, stake: 4500, payout: 3000, bets: 90 }
  intercept(client, 'getPlaySession', () =>
    Promise.resolve({ session, check: { everyMs: 3_600_000, choices: [3_600_000], dueAt: isRead ? from + 9_000_000 : from + 3_600_000 } }),
  )
  const read = intercept(client, 'endRealityCheck', () => {
    isRead = true
    return Promise.resolve({ session })
  })
  const { router } = await renderApp(client, '/m/gameList?gameType=RNG')
  await router.navigate(GAME)
  await expect.element(frame).toBeVisible()
  await vi.waitFor(() => say('ready'))
  say('roundStarted', { roundId: 'r1', stake: 100 })
  await expect.poll(() => page.getByRole('timer', { name: 'Tempo de jogo' }).query()?.textContent).toMatch(/^1:02:\d\d$/)
  return { router, read }
}

test('[7.6] after the running round, never in it, the sum of the session is shown; only its three equal buttons close it', async () => {
  const { read } = await playing()
  expect(dialog.query()).toBeNull()
  say('roundEnded', { roundId: 'r1', stake: 100, payout: 0 })
  await expect.element(dialog).toBeVisible()
  // A key for the next round presses none of them, and a round that starts by itself does not close it.
  await expect.element(dialog).toHaveFocus()
  say('roundStarted', { roundId: 'r2', stake: 100 })
  await painted()
  await expect
    .element(dialog.getByText(/^Você joga há 1 h 2 min\. Resultado: −R\$\s15,00\. Apostou R\$\s45,00 em 90 apostas\.$/))
    .toBeVisible()
  const buttons = dialog.getByRole('button').elements()
  expect(buttons.map((one) => one.textContent)).toEqual(['Parar', 'Definir limite', 'Continuar'])
  expect(new Set(buttons.map((one) => one.className)).size).toBe(1)
  expect(new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().height))).size).toBe(1)
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(dialog).toBeVisible()
  await option('Continuar').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(read).toHaveLength(1)
  await expect.element(frame).toBeVisible()
})

test('[7.6] the sum of the session waits for another dialog, and then stays', async () => {
  await playing()
  await button('Voltar').first().click()
  const leaving = page.getByRole('alertdialog', { name: 'Sair do jogo?' })
  await expect.element(leaving).toBeVisible()
  say('roundEnded', { roundId: 'r1', stake: 100, payout: 0 })
  await painted()
  expect(dialog.query()).toBeNull()
  await leaving.getByRole('button', { name: 'Voltar ao jogo' }).click()
  await expect.element(dialog).toBeVisible()
  await painted()
  await expect.element(dialog).toBeVisible()
})

test('[7.6] a round that does not end within a minute puts the sum of the session off no longer', async () => {
  const clock = fakeClock()
  await playing()
  await clock.pass(30_000)
  expect(dialog.query()).toBeNull()
  await clock.pass(31_000)
  await expect.element(dialog).toBeVisible()
})

test.each([
  ['Parar', '/m/home'],
  ['Definir limite', '/m/responsible'],
])('[7.6] %s leads from the sum of the session to %s, without a question', async (name, path) => {
  const { router, read } = await playing()
  say('roundEnded', { roundId: 'r1', stake: 100, payout: 0 })
  await option(name).click()
  await expect.poll(() => router.state.location.pathname).toBe(path)
  expect(read).toHaveLength(1)
})
