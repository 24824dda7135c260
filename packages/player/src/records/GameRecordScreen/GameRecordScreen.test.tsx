import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import type { Client, OutputOf } from '@platform/sdk'
import type { getGameRecords } from '@platform/sdk/records'
import { makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { recordLive } from '../../testing/recordLive.ts'
import { savedText } from '../../testing/savedText.ts'
import { GameRecordScreen } from './GameRecordScreen.tsx'

const open = (client: Client, path = '/m/gameRecord') => renderScreen(<GameRecordScreen />, { path, client })
const fresh = async () => makeClient({ session: (await newMember({ balance: 5000 })).session })
/** A demo account with a history of bets. */
const experienced = () => signedInClient({ userName: 'anaclara', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
const bets = page.getByRole('listitem')
const summary = page.getByRole('region', { name: 'Totais do período' })

test('[2.1] a guest signs in first and comes back', async () => {
  await open(makeClient(), '/m/gameRecord?period=7d')
  await expect.element(page.getByText('/m/login?back=%2Fm%2FgameRecord%3Fperiod%3D7d')).toBeVisible()
})

test('[7.4] a player without bets sees sums of zero and where the games are', async () => {
  await open(await fresh())
  await expect.element(page.getByText('Nenhuma aposta neste período')).toBeVisible()
  await expect.element(summary.getByText('Ganho ou perda do período')).toBeVisible()
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
  // Extends the small history of the test run to pages far longer than the screen: the same bets with other order numbers.
  const asked = intercept(client, 'getGameRecords', async ({ pageNo = 1 }, pass) => {
    const answer = (await pass()) as OutputOf<typeof getGameRecords>
    const few = answer.content
    const content = Array.from({ length: 40 }, (_, index) => ({ ...few[index % few.length]!, orderNo: `${String(pageNo)}-${index}` }))
    return { ...answer, content, pageNum: pageNo, totalPages: 2 }
  })
  await open(client, '/m/gameRecord?period=30d')
  await expect.poll(() => bets.elements().length).toBe(40)
  await expect.element(summary.getByText('Ganho ou perda do período')).toBeVisible()
  await painted()
  expect(asked).toHaveLength(1)
  const sums = summary.element().textContent
  scrollTo(0, document.body.scrollHeight)
  await expect.poll(() => asked.at(-1)?.pageNo).toBe(2)
  await expect.element(page.getByText('Você chegou ao fim')).toBeVisible()
  expect(bets.elements().length).toBeGreaterThanOrEqual(40)
  expect(summary.element().textContent).toBe(sums)
})

test('[8] how many bets another period or product has is said', async () => {
  await renderApp(await experienced(), '/m/gameRecord?period=30d')
  await expect.element(bets.first()).toBeVisible()
  const said = recordLive()
  await page.getByRole('button', { name: 'Hoje' }).click()
  await expect.poll(() => said.at(-1)).toMatch(/registros?\s?$/)
  said.splice(0)
  await page.getByRole('button', { name: '30 dias' }).click()
  await expect.poll(() => said.at(-1)).toMatch(/registros?\s?$/)
  said.splice(0)
  await page.getByRole('tab', { name: 'Pesca' }).click()
  await expect.poll(() => said.at(-1)).toMatch(/registros?\s?$/)
})

test('[7.4] a bet shows its details and its number to copy', async () => {
  await renderApp(await experienced(), '/m/gameRecord?period=30d')
  await bets.first().getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('Número da aposta')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /^Copiar \w/ })).toBeVisible()
  await expect.element(sheet.getByText(/^L?\d{10,}/)).toBeVisible()
})

/** A player with a bet whose round can be shown again, and one without. */
async function withReplay() {
  const client = await fresh()
  intercept(client, 'getGameRecords', async (_input, pass) => {
    const bet = {
      nodeId: '1',
      vassalage: 'NEBULOSA',
      gameType: 'RNG',
      betTime: Date.now(),
      status: 'lost',
      betAmount: 500,
      validBetAmount: 500,
    }
    const bets = [
      { ...bet, gameName: 'Com repetição', orderNo: 'R1', replay: true },
      { ...bet, gameName: 'Sem repetição', orderNo: 'R2', replay: false },
    ].map((one) => ({ ...one, winAmount: 0, profit: -500 }))
    return { ...((await pass()) as object), content: bets }
  })
  return { client, sheet: page.getByRole('dialog'), replay: page.getByRole('dialog').getByRole('button', { name: 'Ver rodada' }) }
}

test('[7.4] a round that can be shown again has a button for it, another one has none; a refusal is said', async () => {
  const { client, sheet, replay } = await withReplay()
  const asked = intercept(client, 'getRoundReplay', () => Promise.reject(refusal()))
  await open(client)
  await page.getByRole('button', { name: /Sem repetição/ }).click()
  await expect.element(sheet.getByText('R2')).toBeVisible()
  expect(replay.query()).toBeNull()
  await page.getByRole('button', { name: /Fechar/ }).click()
  await page.getByRole('button', { name: /Com repetição/ }).click()
  await replay.click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ orderNo: 'R1', backUrl: location.href })
  await expect.element(sheet.getByRole('alert')).toBeVisible()
})

test('[7.4] a round is shown at an address of a known game alone; any other address is refused with words', async () => {
  const { client, sheet, replay } = await withReplay()
  let gameUrl = 'https://unknown.example/round'
  intercept(client, 'getRoundReplay', () => Promise.resolve({ gameUrl }))
  await open(client)
  await page.getByRole('button', { name: /Com repetição/ }).click()
  await replay.click()
  await expect.element(sheet.getByRole('alert').getByText(/^Não reconhecemos o endereço deste jogo/)).toBeVisible()
  // On this page, which a test cannot leave.
  gameUrl = '#round-R1'
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  await replay.click()
  await expect.poll(() => location.hash).toBe('#round-R1')
})

test('[7.4] days of one’s own: a wrong choice is reported, a right one is requested and stays in the address', async () => {
  const client = await fresh()
  const asked = intercept(client, 'getGameRecords', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/gameRecord')
  await page.getByRole('button', { name: 'Datas', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Escolher datas' })
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  await sheet.getByLabelText('De').fill(day(40))
  await sheet.getByLabelText('Até').fill(day(2))
  await sheet.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Escolha no máximo 31 dias por vez.')
  await sheet.getByLabelText('De').fill(day(32))
  await sheet.getByRole('button', { name: 'Aplicar' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ startDate: day(32), endDate: day(2), pageNo: 1 })
  expect(router.state.location.search).toBe(`?from=${day(32)}&to=${day(2)}`)
})

test('[7.4] state and vendor narrow the bets; another product forgets the vendor', async () => {
  const client = await experienced()
  const asked = intercept(client, 'getGameRecords', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/gameRecord?period=30d')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrar lista' })
  await sheet.getByRole('button', { name: 'Ganhou' }).click()
  await sheet.getByLabelText('Provedor').selectOptions('Boreal Spins')
  await expect.poll(() => asked.at(-1)).toMatchObject({ status: 'won', vassalage: 'BOREAL' })
  await sheet.getByRole('button', { name: 'Quando foi encerrada' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ dateType: 'settle' })
  await sheet.getByRole('button', { name: 'Quando foi feita' }).click()
  await sheet.getByLabelText('Provedor').selectOptions('Todos')
  await sheet.getByRole('button', { name: 'Ver lista' }).click()
  await expect.element(page.getByRole('button', { name: 'Filtrar (1 filtro ativo)' })).toBeVisible()
  const shown = () => page.getByRole('main').getByRole('listitem').elements()
  await expect.poll(() => shown().length).toBeGreaterThan(0)
  for (const bet of shown()) expect(bet.textContent).toMatch(/(Ganhou|Devolvida)$/)
  await router.navigate('/m/gameRecord?period=30d&vassalage=BOREAL&status=won')
  await page.getByRole('tab', { name: 'Pesca' }).click()
  await expect.poll(() => router.state.location.search).toBe('?period=30d&gameType=FISH&status=won')
})

test('[7.4] a prize below the stake is shown as a part of it, not as won beside a minus', async () => {
  const client = await fresh()
  intercept(client, 'getGameRecords', async (_input, pass) => {
    const answer = (await pass()) as object
    const bet = { orderNo: 'R1', nodeId: '1', gameName: 'Limão Real', vassalage: 'NEBULOSA', gameType: 'RNG', betTime: Date.now() }
    return { ...answer, content: [{ ...bet, status: 'won', betAmount: 500, validBetAmount: 500, winAmount: 200, profit: -300 }] }
  })
  await open(client)
  await expect.element(page.getByText('Ganhou R$ 2,00 de R$ 5,00')).toBeVisible()
  expect(page.getByText('Ganhou', { exact: true }).query()).toBeNull()
})

test('[7.4] the whole period is saved as a file, also the pages that were not shown', async () => {
  const client = await experienced()
  // Repeats the small history of the test run on each page.
  let first: OutputOf<typeof getGameRecords>['content'] | undefined
  intercept(client, 'getGameRecords', async ({ pageNo = 1 }, pass) => {
    const answer = (await pass()) as OutputOf<typeof getGameRecords>
    first ??= answer.content.slice(0, 2)
    const content = first.map((bet) => ({ ...bet, gameName: '=1+1', orderNo: `${bet.orderNo}-${String(pageNo)}` }))
    return { ...answer, content, pageNum: pageNo, totalPages: 3 }
  })
  const file = savedText()
  await open(client, '/m/gameRecord?period=30d')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  await expect.poll(() => file.text()?.trim().split('\r\n').length).toBe(7)
  expect(file.text()).toMatch(
    /^Número da aposta;Feita em \(Brasília\);Encerrada em \(Brasília\);Produto;Provedor;Jogo;Situação;Apostado;Apostas válidas;Retorno;Ganho ou perda\r\n/,
  )
  expect(file.text()).toContain(";'=1+1;")
  expect(file.text()).toMatch(/\r\n[^;]+;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/)
  expect(file.name()).toMatch(/^ipanema-historico-de-apostas-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/)
})

test('[8] a failure is reported and can be tried again', async () => {
  const client = await fresh()
  let broken = true
  intercept(client, 'getGameRecords', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await open(client)
  await expect.element(page.getByRole('alert').getByText(/^Não foi possível carregar/)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Nenhuma aposta neste período')).toBeVisible()
})
