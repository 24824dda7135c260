import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Client, OutputOf } from '@platform/sdk'
import type { getGameRecords } from '@platform/sdk/records'
import { makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { GameRecordScreen } from './GameRecordScreen.tsx'

const open = (client: Client, path = '/m/gameRecord') => renderScreen(<GameRecordScreen />, { path, client })
const fresh = async () => makeClient({ session: (await newMember({ balance: 5000 })).session })
/** A demo account with a history of bets. */
const experienced = () => signedInClient({ userName: 'anaclara', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
const bets = page.getByRole('listitem')
const summary = page.getByRole('region', { name: 'Resumo do período' })

test('[2.1] a guest signs in first and comes back', async () => {
  await open(makeClient(), '/m/gameRecord?period=7d')
  await expect.element(page.getByText('/m/login?back=%2Fm%2FgameRecord%3Fperiod%3D7d')).toBeVisible()
})

test('[7.4] a player without bets sees sums of zero and where the games are', async () => {
  await open(await fresh())
  await expect.element(page.getByText('Nenhuma aposta neste período')).toBeVisible()
  await expect.element(summary.getByText('Resultado')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver jogos' })).toHaveAttribute('href', '/m/gameList?gameType=RNG')
})

test('[7.4] periods and products go into the question', async () => {
  const client = await fresh()
  const asked = intercept(client, 'getGameRecords', (_input, pass) => pass())
  await open(client)
  await page.getByRole('button', { name: '30 dias' }).click()
  await page.getByRole('tab', { name: 'Pesca' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameType: 'FISH', pageNo: 1 })
  const { startDate, endDate } = asked.at(-1) as { startDate: string; endDate: string }
  expect((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000).toBe(29)
})

test('[7.4] the next page is appended near the bottom, and the sums stay those of the whole period', async () => {
  const client = await experienced()
  // The small history of the test run made longer: the same bets under other numbers.
  const asked = intercept(client, 'getGameRecords', async ({ pageNo = 1 }, pass) => {
    const page = (await pass()) as OutputOf<typeof getGameRecords>
    const content = page.content.map((bet) => ({ ...bet, orderNo: `${bet.orderNo}-${String(pageNo)}` }))
    return { ...page, content, pageNum: pageNo, totalPages: 2 }
  })
  await open(client, '/m/gameRecord?period=30d')
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => bets.elements().length).toBeGreaterThan(0)
  const [first, sums] = [bets.elements().length, summary.element().textContent]
  scrollTo(0, document.body.scrollHeight)
  await expect.poll(() => asked.at(-1)?.pageNo).toBe(2)
  await expect.element(page.getByText('Fim da lista')).toBeVisible()
  expect(bets.elements().length).toBeGreaterThanOrEqual(first)
  expect(summary.element().textContent).toBe(sums)
})

test('[7.4] a bet shows its details and its number to copy', async () => {
  await renderApp(await experienced(), '/m/gameRecord?period=30d')
  await bets.first().getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('Número da aposta')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Copiar' })).toBeVisible()
  await expect.element(sheet.getByText(/^\d{10,}$/)).toBeVisible()
})

test('[8] a failure is told and can be tried again', async () => {
  const client = await fresh()
  let broken = true
  intercept(client, 'getGameRecords', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await open(client)
  await expect.element(page.getByRole('alert').getByText(/^Falha ao carregar/)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(page.getByText('Nenhuma aposta neste período')).toBeVisible()
})
