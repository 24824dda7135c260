import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { savedText } from '../../testing/savedText.ts'

/** A demo account with a history of money. */
const experienced = () => signedInClient({ userName: 'anaclara', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
const rows = page.getByRole('main').getByRole('listitem')
const summary = page.getByRole('region', { name: 'Totais do período' })
const dialog = page.getByRole('dialog')

test('[7.6] movements show their balance, narrow by type in the address, and open with what belongs to them', async () => {
  const client = await experienced()
  const asked = intercept(client, 'getMemberTransactions', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/transaction/record?period=30d')
  await expect.element(rows.first().getByText(/^Saldo R\$/)).toBeVisible()
  await expect.element(summary.getByText('Saldo no fim')).toBeVisible()
  await page.getByRole('button', { name: 'Filtrar' }).click()
  // With this member's number of types the filter is a select.
  await dialog.getByLabelText('Tipo').selectOptions('Prêmio de aposta')
  await expect.poll(() => asked.at(-1)).toMatchObject({ txCode: 'win' })
  await dialog.getByRole('button', { name: 'Ver lista' }).click()
  expect(router.state.location.search).toBe('?period=30d&txCode=win')
  await expect.element(summary.getByText('Total com este filtro')).toBeVisible()
  await rows.first().getByRole('button', { name: 'Prêmio de aposta', exact: true }).click()
  await expect.element(dialog.getByText('Saldo antes')).toBeVisible()
  await expect.element(dialog.getByText('Saldo depois')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Copiar \w/ })).toBeVisible()
})

test('[7.6] a new member’s first deposit: one row, and a file between opening and closing', async () => {
  const client = makeClient({ session: (await newMember({ balance: 12_345 })).session })
  await renderApp(client, '/m/transaction/record')
  await expect.element(rows.getByRole('button', { name: 'Depósito' })).toBeVisible()
  const file = savedText()
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  await expect.poll(() => file.text()).toBeDefined()
  const lines = file.text()!.trim().split('\r\n').map((line) => line.split(';').slice(2, 6).join(';')) // prettier-ignore
  expect(lines).toEqual([
    'Tipo;Valor;Saldo antes;Saldo depois',
    'Saldo no início;;;0,00',
    'Depósito;123,45;0,00;123,45',
    'Entradas;123,45;;',
    'Saídas;0,00;;',
    'Saldo no fim;;;123,45',
  ])
})

test('[7.6] the statement of a month is chosen in the address and adds up', async () => {
  const client = makeClient({ session: (await newMember({ balance: 5000 })).session })
  const { router } = await renderApp(client, '/m/transaction/record')
  await page.getByRole('link', { name: /^Extrato mensal/ }).click()
  await expect.element(page.getByRole('table', { name: 'Por tipo' }).getByRole('row', { name: /^Depósito 1/ })).toBeVisible()
  await expect.element(page.getByText('Saldo inicial + entradas − saídas = saldo até agora')).toBeVisible()
  await page.viewport(120, 844)
  const byType = page.getByRole('region', { name: 'Por tipo' }).element()
  const title = page.getByText('Por tipo').element()
  const place = title.getBoundingClientRect().left
  byType.scrollTo({ left: 10 })
  expect(byType.scrollLeft, 'it is wider than its card').toBe(10)
  expect(title.getBoundingClientRect().left).toBe(place)
  await page.viewport(390, 844)
  const month = page.getByLabelText('Mês')
  const before = (month.element() as HTMLSelectElement).options[1]!.value
  await month.selectOptions(before)
  await expect.element(page.getByText('Nenhum lançamento neste mês')).toBeVisible()
  await expect.element(page.getByText('Saldo inicial + entradas − saídas = saldo final')).toBeVisible()
  expect(router.state.location.search).toBe(`?view=statement&month=${before}`)
})

test('[2.1] an agent switches to the movements of the team, in the address; each names its member', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  const asked = intercept(client, 'getMemberTransactions', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/transaction/record?period=30d')
  await page.getByRole('radio', { name: 'Equipe' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ types: 'A' })
  expect(router.state.location.search).toBe('?period=30d&types=A')
  await rows.first().getByRole('button').click()
  await expect.element(dialog.getByText('Membro')).toBeVisible()
})

test('[8] a record that does not load says so and can be tried again', async () => {
  const client = makeClient({ session: (await newMember()).session })
  let broken = true
  intercept(client, 'getMemberTransactions', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/transaction/record')
  await expect.element(page.getByRole('alert').getByText(/^Não foi possível carregar/)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Nenhum lançamento neste período')).toBeVisible()
})
