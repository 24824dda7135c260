import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getDepositChannels } from '@platform/sdk/deposit'
import { jurisdictionOf, marketOf } from '@platform/sdk/markets'
import { depositor, pay } from '../../testing/depositor.ts'
import { listenInGame, receivedInGame, sayInGame } from '../../testing/gameFrame.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { withTheme } from '../../testing/withTheme.ts'

const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Lim%C3%A3o+Real'
const frame = page.getByTitle('Jogo Limão Real')
const typesReceived = () => receivedInGame().map((message) => (message as { type: string }).type)

/** A game that speaks, in a frame; it writes down what the site sends. `answer`: what the launch answers besides its address. */
async function playing(answer: object = {}) {
  withTheme()
  const member = await depositor({ balance: 1000 })
  intercept(member.client, 'launchGame', () => Promise.resolve({ gameUrl: '/package.json', ...answer }))
  const { router } = await renderApp(member.client, GAME)
  await expect.element(frame).toBeVisible()
  await vi.waitFor(() => expect((frame.element() as HTMLIFrameElement).contentDocument?.URL).toContain('package.json'))
  await vi.waitFor(listenInGame)
  sayInGame('ready')
  await expect.poll(typesReceived).toContain('theme')
  return { ...member, router }
}

// First, before any test has loaded the code of the deposit.
test('[7.6] the deposit over a game waits for nothing else, also on a device that is never idle', async () => {
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  onTestFinished(() => idle.mockRestore())
  await playing()
  sayInGame('needDeposit')
  await expect.element(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible()
})

test('[7.3] a game that is ready learns the language and the look of the site', async () => {
  await playing()
  expect(receivedInGame()).toEqual([
    { type: 'language', locale: 'pt-BR' },
    { type: 'theme', scheme: expect.stringMatching(/^(light|dark)$/), brand: expect.stringMatching(/^#[\da-f]{6}$/) },
  ])
})

test('[7.3] [market numbers.autoplay numbers.turbo] a game that is ready learns the rules of its market first, as the launch answered them', async () => {
  const jurisdiction = jurisdictionOf(marketOf('gb'), 'RNG')
  await playing({ jurisdiction })
  expect(jurisdiction).toMatchObject({ disabledAutoplay: true, minimumRoundDuration: 2500 })
  expect(receivedInGame()[0]).toEqual({ type: 'jurisdiction', ...jurisdiction })
  sayInGame('ready')
  await expect.poll(() => typesReceived().filter((type) => type === 'jurisdiction').length).toBe(2)
})

test('[7.6] a game that needs a deposit gets it over its frame, and after the credit goes on with the new balance', async () => {
  const { client, router } = await playing()
  const before = frame.element()
  sayInGame('roundStarted', { roundId: 'r1', stake: 100 })
  sayInGame('roundEnded', { roundId: 'r1', stake: 0, payout: 0 })
  sayInGame('needDeposit')
  const layer = page.getByRole('dialog', { name: 'Depositar' })
  await layer.getByRole('button', { name: /R\$\s50$/ }).click()
  expect(receivedInGame().at(-1)).toEqual({ type: 'pause', reason: 'deposit' })
  await layer.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect.element(layer.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  const { channels } = await getDepositChannels(client, {})
  await pay(channels.find(({ openOrderNo }) => openOrderNo)!.openOrderNo)
  await layer.getByRole('link', { name: 'Voltar ao jogo' }).click()
  await expect.element(layer).not.toBeInTheDocument()
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'resume', balance: 6000 })
  expect(frame.element()).toBe(before)
  expect(router.state.location.pathname + router.state.location.search).toBe(GAME)
})

test('[7.6] the deposit over a game closes without one; its links to other pages lead there', async () => {
  const { router } = await playing()
  sayInGame('needDeposit')
  const layer = page.getByRole('dialog', { name: 'Depositar' })
  await layer.getByRole('button', { name: 'Fechar' }).click()
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'resume', balance: 1000 })
  sayInGame('needDeposit')
  await layer.getByRole('link', { name: 'Definir limite' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/responsible')
  await expect.element(layer).not.toBeInTheDocument()
})

test('[7.6] the back button of the phone closes the deposit, and stays in the game', async () => {
  const { router } = await playing()
  sayInGame('needDeposit')
  const layer = page.getByRole('dialog', { name: 'Depositar' })
  await expect.element(layer.getByRole('button', { name: /R\$\s50$/ })).toBeVisible()
  await router.navigate(-1)
  await expect.element(layer).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/m/launchGame')
})

test('[7.6] the game rests while the page is hidden or something lies over it, and goes on afterwards', async () => {
  await playing()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'pause', reason: 'away' })
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'resume', balance: 1000 })
  sayInGame('roundStarted', { roundId: 'r1', stake: 100 })
  await button('Voltar').first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Sair do jogo?' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'pause', reason: 'away' })
  await dialog.getByRole('button', { name: 'Voltar ao jogo' }).click()
  await expect.poll(() => receivedInGame().at(-1)).toMatchObject({ type: 'resume' })
})

test('[7.6] the game goes on at once after a rest, also while its balance cannot be read', async () => {
  const { client } = await playing()
  const asked = intercept(client, 'getWalletBalance', () => new Promise(() => undefined))
  sayInGame('balance', { balance: 900 })
  await expect.poll(() => asked.length).toBe(1)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'pause', reason: 'away' })
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => receivedInGame().at(-1)).toEqual({ type: 'resume' })
})

test('[7.6] a game that is left in a deposit has none when it is opened again', async () => {
  const { router } = await playing()
  sayInGame('needDeposit')
  const layer = page.getByRole('dialog', { name: 'Depositar' })
  await expect.element(layer).toBeVisible()
  await router.navigate('/m/help')
  await expect.element(layer).not.toBeInTheDocument()
  await router.navigate(GAME)
  await expect.element(frame).toBeVisible()
  expect(layer.query()).toBeNull()
})

test('[7.6] a reload of the game ends its round for the site, and the game learns all again', async () => {
  const { router } = await playing()
  sayInGame('roundStarted', { roundId: 'r1', stake: 100 })
  sayInGame('ready')
  await expect.poll(() => typesReceived().filter((type) => type === 'theme').length).toBe(2)
  await router.navigate('/m/help')
  await expect.poll(() => router.state.location.pathname).toBe('/m/help')
})

test('[7.6] a game that cannot go on after a reload has no round for the site: the player leaves without a question', async () => {
  const { router } = await playing()
  sayInGame('roundStarted', { roundId: 'r1', stake: 100 })
  sayInGame('error', { code: 'play.ticket', fatal: false })
  // Heard in turn, so that the error has been as well.
  sayInGame('needDeposit')
  const layer = page.getByRole('dialog', { name: 'Depositar' })
  await layer.getByRole('button', { name: 'Fechar' }).click()
  await router.navigate('/m/help')
  await expect.poll(() => router.state.location.pathname).toBe('/m/help')
})
