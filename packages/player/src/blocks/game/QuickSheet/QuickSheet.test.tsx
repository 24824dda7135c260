import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../../testing/intercept.ts'
import { renderApp } from '../../../testing/renderApp.tsx'

const RNG = '/m/gameList?gameType=RNG'
const sheet = page.getByRole('dialog')

/** Presses the context-menu key on the first game. */
async function openSheet(client: ReturnType<typeof makeClient>, options?: Parameters<typeof renderApp>[2]) {
  const app = await renderApp(client, RNG, options)
  const link = page.getByRole('article').first().getByRole('link')
  await expect.element(link).toBeVisible()
  const element = link.element() as HTMLElement
  element.focus()
  element.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: '' }))
  await expect.element(sheet).toBeVisible()
  return app
}

test('[2.7] the quick sheet, opened by key, tells return and stake, leads to the vendor and keeps a favorite', async () => {
  const { session } = await newMember()
  const { router } = await openSheet(makeClient({ session }))
  await expect.element(sheet.getByText(/^\d\d[.,]\d+\s?%$/)).toBeVisible()
  await expect.element(sheet.getByText('Aposta por rodada')).toBeVisible()
  expect(sheet.getByText(/^Prêmios/).query()).toBeNull()
  await expect.element(sheet.getByText(/^R\$.0,\d\d – R\$.500,00$/)).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Testar grátis' })).not.toBeInTheDocument()
  await sheet.getByRole('button', { name: 'Adicionar aos favoritos' }).click()
  await expect.element(sheet.getByRole('button', { name: 'Remover dos favoritos' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('link', { name: /deste provedor/ }).click()
  await expect.poll(() => router.state.location.search).toContain('vassalage=')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('[6] a guest may try a game that is open; Escape closes the sheet', async () => {
  await openSheet(makeClient())
  await expect.element(sheet.getByRole('link', { name: 'Testar grátis' })).toHaveAttribute('href', '/m/trail')
  await expect
    .element(sheet.getByRole('link', { name: 'Jogar', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('/m/launchGame?'))
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('[2.7] [market requires.prizesNamed] where the market requires it the sheet names the prizes of the game', async () => {
  const prizes = sheet.getByText('Prêmios (vezes a aposta)')
  await openSheet(makeClient({ merchant: 'bandeira' }), { merchant: { code: 'bandeira', market: 'br' } })
  await expect.element(prizes).toBeVisible()
  await expect.element(sheet.getByText('1× · 3× · 4× · 6× · 10× · 25× · 100×')).toBeVisible()
})

test('[8] a game that is closed by now is reported', async () => {
  const client = makeClient()
  intercept(client, 'getGameInfo', async (_input, pass) => ({ ...((await pass()) as object), maintenance: true }))
  await openSheet(client)
  await expect.element(sheet.getByRole('status')).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Jogar', exact: true })).not.toBeInTheDocument()
})

test('[8] facts that do not come are left out', async () => {
  const client = makeClient()
  intercept(client, 'getGameInfo', () => Promise.reject(refusal()))
  await openSheet(client)
  await expect.element(sheet.getByText('Aposta por rodada')).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('link', { name: 'Jogar', exact: true })).toBeVisible()
})
