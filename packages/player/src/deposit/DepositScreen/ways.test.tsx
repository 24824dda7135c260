import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import type { Client } from '@platform/sdk'
import { getDepositPromotions } from '@platform/sdk/deposit'
import { getPromotions } from '@platform/sdk/promotions'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { depositor, pay, pixOrder, POLL_MS } from '../../testing/depositor.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { DepositScreen } from './DepositScreen.tsx'

const path = '/m/voucherCenter'
const open = (client: Client, query: Record<string, string>) =>
  renderScreen(<DepositScreen />, { path: `${path}?${new URLSearchParams(query)}`, client })
const link = (name: string) => page.getByRole('link', { name })
const soon = { timeout: 8000 }

const game = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG'

test.each([
  [game, 'Voltar ao jogo', game],
  ['/m/activityDetail?id=1', 'Voltar à promoção', '/m/activityDetail?id=1'],
  ['/m/mine', 'Voltar à página anterior', '/m/mine'],
  ['https://evil.example/', 'Ver jogos', '/m/gameList?gameType=RNG'],
])('[7.6] credit leads back to %s', async (back, name, href) => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  const clock = fakeClock()
  await open(client, { order: orderNo, back })
  await expect.element(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  await pay(orderNo)
  await clock.pass(POLL_MS)
  await expect.element(link(name), soon).toHaveAttribute('href', href)
})

/** The page of the bonus that goes with a deposit. */
async function bonusPage(client: Client) {
  const { content } = await getPromotions(client, {})
  const { id, depositPromotionId } = content.find((one) => one.depositPromotionId !== '')!
  return { id, depositPromotionId, address: `/m/activityDetail?id=${id}` }
}

test('[2.15, 7.6] a bonus page leads to the deposit with its bonus chosen, which can be left out again', async () => {
  const { client } = await depositor()
  const { address, depositPromotionId } = await bonusPage(client)
  expect((await getDepositPromotions(client, {})).content.map(({ id }) => id)).toContain(depositPromotionId)
  const made = intercept(client, 'depositByGateway', (_input, pass) => pass())
  await renderApp(client, address)
  await link('Depositar com este bônus').click()
  const bonus = page.getByRole('radio', { name: /Primeiro depósito em dobro/ })
  await expect.element(bonus).toBeChecked()
  await page.getByLabelText('Valor').fill('15')
  await expect.element(page.getByText(/Este bônus vale a partir de R\$\s20,00/)).toBeVisible()
  await page.getByLabelText('Valor').fill('50')
  await expect.element(page.getByText(/Este bônus vale a partir de/)).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /Sem bônus/ }).click()
  await expect.element(page.getByRole('radio', { name: /Sem bônus/ })).toBeChecked()
  await bonus.click()
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect.element(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  expect(made[0]?.promotionId).toBe(depositPromotionId)
})

test('[2.15, 7.6] a chosen bonus that does not load is not left out silently', async () => {
  const { client } = await depositor()
  const { depositPromotionId } = await bonusPage(client)
  const made = intercept(client, 'depositByGateway', (_input, pass) => pass())
  let isDown = true
  intercept(client, 'getDepositPromotions', (_input, pass) => (isDown ? Promise.reject(refusal()) : pass()))
  await open(client, { promotion: depositPromotionId, amount: '5000' })
  await expect.element(page.getByText(/O bônus escolhido não carregou/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Gerar Pix/ })).not.toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('radio', { name: /Primeiro depósito em dobro/ })).toBeChecked()
  await page.getByLabelText('Valor').fill('50')
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect.element(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  expect(made[0]?.promotionId).toBe(depositPromotionId)
})

test('[7.6] a bonus that does not load can be left out by choice', async () => {
  const { client } = await depositor()
  const { depositPromotionId } = await bonusPage(client)
  intercept(client, 'getDepositPromotions', () => Promise.reject(refusal()))
  await open(client, { promotion: depositPromotionId })
  await page.getByRole('button', { name: 'Depositar sem bônus' }).click()
  await expect.element(page.getByRole('button', { name: /^Gerar Pix/ })).toBeVisible()
})

test('[6, 7.6] a guest signs in before the deposit of a bonus', async () => {
  const guest = makeClient()
  const { address } = await bonusPage(guest)
  const { router } = await renderApp(guest, address)
  await link('Depositar com este bônus').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/activityDetail')
})

test('[6, 7.6] the page of a bonus leads a trial account to no deposit', async () => {
  const { address } = await bonusPage(makeClient())
  const { session } = await newMember({ type: 4 })
  await renderApp(makeClient({ session }), address)
  await expect.element(page.getByRole('heading', { name: /Depósito em dobro/ })).toBeVisible()
  expect(link('Depositar com este bônus').query()).toBeNull()
})

test('[7.6] a bonus that there is not chooses none', async () => {
  const { client } = await depositor()
  await open(client, { promotion: '987654321' })
  await expect.element(page.getByRole('radio', { name: /Sem bônus/ })).toBeChecked()
})

test('[7.6] in a regulated market the page of no promotion leads to a deposit', async () => {
  const { content } = await getPromotions(makeClient({ merchant: 'bandeira' }), {})
  expect(content.length).toBeGreaterThan(0)
  expect(content.filter(({ depositPromotionId }) => depositPromotionId !== '')).toEqual([])
})

test('[7.6] where the identity comes first, the form leads to it instead of making an order', async () => {
  const { session } = await newMember({ merchant: 'bandeira', payeeName: 'Ana Clara Souza', idNumber: 'new', identity: false })
  await renderApp(makeClient({ merchant: 'bandeira', session }), '/m/voucherCenter', { merchant: { code: 'bandeira', market: 'br' } })
  await expect.element(page.getByText('Nome: informado')).toBeVisible()
  await expect.element(page.getByText('CPF: informado')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Gerar Pix/ })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Verificar identidade' }).click()
  // The open question of the registration, of which the identity is the last.
  await expect.element(page.getByRole('progressbar').and(page.getByLabelText('Cadastro', { exact: true }))).toBeVisible()
})
