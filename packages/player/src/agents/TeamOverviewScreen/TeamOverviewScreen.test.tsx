import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const tile = (label: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}(?! mais)`) })
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

test('[7.5] each figure is beside the previous one and opens the members that it is counted from', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  const { router } = await renderApp(client, '/m/agent/team/overview?period=30d')
  await expect.element(tile('Apostaram').getByText(/antes \d+ \(/)).toBeVisible()
  const said = recordLive()
  await page.getByRole('button', { name: '7 dias' }).click()
  await expect.poll(() => said.at(-1)).toMatch(/^Ganho ou perda: /)
  await expect.element(tile('Apostaram').getByText(/antes \d+ \(/)).toBeVisible()
  // A day of the chart: an amount links to its rows, a number of people to the members.
  const day = page.getByRole('link', { name: 'Ver este dia' })
  await expect
    .element(day)
    .toHaveAttribute('href', expect.stringMatching(/^\/m\/agent\/team\/pnl\?scope=team&from=([\d-]+)&to=\1&rows=bets$/))
  await page.getByLabelText('Número no gráfico').selectOptions('bettors')
  await expect.element(day).toHaveAttribute('href', expect.stringMatching(/^\/m\/member\/team\?scope=team&.*activity=bet/))
  const bettors = numberIn(tile('Apostaram').element().textContent)
  expect(bettors).toBeGreaterThan(0)
  await tile('Apostaram').click()
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/m/member/team?scope=team&activity=bet&period=7d')
  await expect.poll(() => numberIn(page.getByText('Membros', { exact: true }).element().nextElementSibling!.textContent)).toBe(bettors)
})

test('[7.5, 8] without the balance the figures of the team are still there', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  intercept(client, 'getWalletBalance', () => Promise.reject(refusal()))
  const { router } = await renderApp(client, '/m/agent/team/overview')
  await expect.element(tile('Cadastros')).toBeVisible()
  await router.navigate('/m/member/team')
  await expect.element(page.getByText('Membros', { exact: true })).toBeVisible()
})

test('[7.5, 8] definitions on tap; a group that failed says so alone and can be loaded again', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  let broken = true
  intercept(client, 'getTeamMoneyKpis', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/agent/team/overview')
  await expect.element(tile('Cadastros')).toBeVisible()
  await page.getByRole('button', { name: 'O que cada número significa' }).click()
  await expect.element(page.getByRole('dialog').getByText(/^Retorno \+ rebates/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  broken = false
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
  await expect.element(tile('Depósitos')).toBeVisible()
})
