import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import { minor, type Client } from '@platform/sdk'
import { cancelDeposit, depositByGateway, getDepositChannels, getDepositOrder, getDepositPromotions } from '@platform/sdk/deposit'
import { setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { getWalletBalance } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newCpf, newMember, renderScreen } from '@platform/test-kit/browser'
import { formatMoney } from '@platform/ui'
import { depositor, pay, pixOrder, POLL_MS } from '../../testing/depositor.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { DepositScreen } from './DepositScreen.tsx'
import { button, heading, link } from '../../testing/roles.ts'

const path = '/m/voucherCenter'
const open = (client: Client, query = '') => renderScreen(<DepositScreen />, { path: path + query, client })
const openOrder = async (client: Client) =>
  (await getDepositChannels(client, {})).channels.find(({ openOrderNo }) => openOrderNo)?.openOrderNo ?? ''
const balanceOf = async (client: Client) => (await getWalletBalance(client, {})).sumBalance
const timeLeft = () => page.getByRole('timer').element().textContent
const soon = { timeout: 8000 }

test('[7.6] a double tap makes one PIX order; its code comes first, then the QR code; the payment is credited while the page looks on', async () => {
  const { client } = await depositor()
  const made = intercept(client, 'depositByGateway', (_input, pass) => pass())
  const clock = fakeClock()
  await open(client)
  await button('R$ 50').click()
  const announced = recordLive()
  await button(/^Gerar Pix/).dblClick()
  await expect.element(button('Copiar código Pix')).toBeVisible()
  expect(announced.filter((text) => text.includes('Informe'))).toEqual([])
  await expect.poll(timeLeft).toMatch(/^(30:00|29:\d\d)$/)
  const qr = page.getByRole('img', { name: /QR code Pix de R\$\s50,00 para/ }).element()
  expect(qr.compareDocumentPosition(button('Copiar código Pix').element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(made).toHaveLength(1)
  await pay(await openOrder(client))
  await clock.pass(POLL_MS)
  await expect.element(heading('Depósito creditado'), soon).toBeVisible()
  await expect.element(page.getByText('O valor já está no seu saldo.')).toBeVisible()
  expect(await balanceOf(client)).toBe(5000)
  await expect.element(link('Ver jogos')).toBeVisible()
})

test('[7.6] what a deposit requires to be bet, and its expected cost, are shown before the order is made and before it is paid', async () => {
  const set = (deposit_turnover: number) => consoleApi('withdrawals/settings', { merchant: 'ipanema', deposit_turnover })
  await set(2)
  onTestFinished(() => set(0).then(() => undefined))
  const { client } = await depositor()
  await open(client)
  // Nothing says the opposite, before an amount is entered either.
  await expect.element(page.getByRole('radio', { name: /^Sem bônus Só o que o próprio depósito exige/ })).toBeVisible()
  await button('R$ 50').click()
  const text = page.getByText(/Para sacar este depósito, é preciso apostar R\$\s100,00\. Custo médio esperado: a partir de R\$\s\d/)
  await expect.element(text).toBeVisible()
  await expect.element(page.getByText(/Sem exigência de apostas/)).not.toBeInTheDocument()
  await button(/^Gerar Pix/).click()
  await expect.element(button('Copiar código Pix')).toBeVisible()
  await expect.element(text).toBeVisible()
})

test('[7.6] the code is copied as the bank made it', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  onTestFinished(() => copy.mockRestore())
  await open(client)
  await button('Copiar código Pix').click()
  await expect.element(button('Código copiado')).toBeVisible()
  expect(copy).toHaveBeenCalledWith((await getDepositOrder(client, { orderNo })).brCode)
})

test('[7.6] a code that is not the order’s is neither shown nor copied', async () => {
  const { client } = await depositor()
  await pixOrder(client)
  intercept(client, 'getDepositOrder', async (_input, pass) => ({ ...((await pass()) as object), amount: 5100 }))
  await open(client)
  await expect.element(page.getByText('Este código não confere com seu depósito')).toBeVisible()
  await expect.element(button('Copiar código Pix')).not.toBeInTheDocument()
  expect(document.body.textContent).not.toContain('br.gov.bcb.pix')
})

test('[7.6] paid by another CPF: the masked payer, the id of the return and an unchanged balance', async () => {
  const { client } = await depositor({ balance: 700 })
  const orderNo = await pixOrder(client)
  const clock = fakeClock()
  await open(client)
  await expect.element(button('Copiar código Pix')).toBeVisible()
  await pay(orderNo, 'otherPayer')
  await clock.pass(POLL_MS)
  await expect.element(heading('Pagamento devolvido'), { timeout: 12_000 }).toBeVisible()
  await expect.element(page.getByText(/veio do CPF de outra pessoa/)).toBeVisible()
  await expect.element(page.getByText(/^D\d{8}\d{12}\w{11}$/)).toBeVisible()
  const { payments } = await getDepositOrder(client, { orderNo })
  await expect.element(page.getByText(new RegExp(payments[0]!.payerCpf.replaceAll('.', String.raw`\.`).replaceAll('*', '.')))).toBeVisible()
  await expect.element(page.getByText('Seu saldo não mudou')).toBeVisible()
  expect(await balanceOf(client)).toBe(700)
})

test('[7.6] an expired code is reported truly; money that comes later is credited with the reason', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  await consoleApi('deposits/expire', { orderNo })
  const first = await open(client, `?order=${orderNo}`)
  await expect.element(heading('O código venceu')).toBeVisible()
  await expect.element(page.getByText(/Não recebemos nenhum pagamento/)).toBeVisible()
  await pay(orderNo)
  await first.unmount()
  await open(makeClient({ session: client.session.get() }), `?order=${orderNo}`)
  await expect.element(heading('Depósito creditado')).toBeVisible()
  await expect.element(page.getByText('O pagamento chegou depois do vencimento.')).toBeVisible()
})

/** A PIX order with the bonus of a first deposit. */
async function orderWithBonus(client: Client): Promise<string> {
  const amount = minor(10_000)
  const { id } = (await getDepositPromotions(client, { amount })).content.find(({ bonus }) => bonus > 0)!
  const form = { channelId: 'pix', amount, promotionId: id }
  const { orderNo } = await depositByGateway(client, form, { idempotencyKey: crypto.randomUUID() })
  await expect.poll(async () => (await getDepositOrder(client, { orderNo })).status).toBe('waiting')
  return orderNo
}

test('[7.6] the bonus shown is that of the amount paid, not of the amount ordered', async () => {
  const { client } = await depositor()
  const orderNo = await orderWithBonus(client)
  const bonus = async () => (await getDepositOrder(client, { orderNo })).timeline.find(({ event }) => event === 'bonus')?.amount
  await pay(orderNo, 'otherAmount')
  await expect.poll(bonus, soon).toBeGreaterThan(0)
  const granted = (await bonus())!
  expect(granted).not.toBe((await getDepositOrder(client, { orderNo })).promotion?.bonus)
  await open(client, `?order=${orderNo}`)
  const spelt = formatMoney(granted, { symbol: 'R$', locale: 'pt-BR' })
  await expect.element(page.getByText(`Bônus de ${spelt} creditado`, { exact: false })).toBeVisible()
})

test('[7.6] an expired order gets a new code, which is another order', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  await consoleApi('deposits/expire', { orderNo })
  await open(client, `?order=${orderNo}`)
  await button('Gerar código novo').click()
  await expect.element(button('Copiar código Pix')).toBeVisible()
  expect(await openOrder(client)).not.toBe(orderNo)
})

test('[7.6] who cannot renew an expired order, as its bonus is gone, is led to the form', async () => {
  const { client } = await depositor()
  const orderNo = await orderWithBonus(client)
  await consoleApi('deposits/expire', { orderNo })
  const other = await pixOrder(client)
  await pay(other)
  await expect.poll(async () => (await getDepositOrder(client, { orderNo: other })).status, soon).toBe('credited')
  await open(client, `?order=${orderNo}`)
  await button('Gerar código novo').click()
  await expect.element(page.getByText('Esta promoção não vale para este depósito. Escolha outra ou continue sem ela.')).toBeVisible()
  await expect.element(link('Fazer outro depósito')).toHaveAttribute('href', path)
})

test.each([-24, 24])('[7.6] with a device clock %i h off the time left is the gateway’s', async (hours) => {
  const { client } = await depositor()
  await pixOrder(client)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await open(makeClient({ session: client.session.get() }))
  await expect.poll(timeLeft).toMatch(/^(30:00|29:\d\d)$/)
})

test('[7.6] cancelling asks first; what another tab has cancelled is said, not repeated', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  await open(client)
  await button('Cancelar depósito').click()
  await expect.element(page.getByRole('alertdialog').getByText(/Se você já pagou, não cancele/)).toBeVisible()
  await cancelDeposit(makeClient({ session: client.session.get() }), { orderNo }, { idempotencyKey: crypto.randomUUID() })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar depósito' }).click()
  await expect.element(heading('Depósito cancelado'), soon).toBeVisible()
  await expect.element(page.getByText(/nada foi cobrado/)).toBeVisible()
})

test('[7.6] "I have paid" only asks the bank: nothing is credited by it', async () => {
  const { client } = await depositor()
  await pixOrder(client)
  await open(client)
  await button('Já paguei').click()
  await expect.element(page.getByText(/O banco ainda não confirmou/)).toBeVisible()
  expect(await balanceOf(client)).toBe(0)
})

test('[7.6] "I have paid" says nothing of the bank when it was not reached', async () => {
  const { client } = await depositor()
  await pixOrder(client)
  intercept(client, 'reportDepositPaid', () => Promise.reject(refusal('rate.limited')))
  await open(client)
  await button('Já paguei').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText(/O banco ainda não confirmou/)).not.toBeInTheDocument()
})

test('[7.6] two tabs: an order that the other one made is gone on with', async () => {
  const { client } = await depositor()
  await open(client)
  await button('R$ 100').first().click()
  const orderNo = await pixOrder(makeClient({ session: client.session.get() }), 2000)
  await button(/^Gerar Pix/).click()
  await expect.element(page.getByText(/R\$\s20,00/).first()).toBeVisible()
  expect(await openOrder(client)).toBe(orderNo)
})

test('[7.6] without name and CPF the way leads to the security centre, and nothing can be sent', async () => {
  const { session } = await newMember()
  await open(makeClient({ session }))
  await expect.element(link('Informar nome')).toHaveAttribute('href', '/m/securityCenter?view=name')
  await expect.element(link('Informar CPF')).toHaveAttribute('href', '/m/securityCenter?view=personal')
  await expect.element(button(/^Gerar Pix/)).not.toBeInTheDocument()
})

test('[7.6] the second account that enters a CPF learns nothing of the first: a neutral sentence, and no order', async () => {
  const idNumber = newCpf()
  const clients: Client[] = []
  for (let count = 0; count < 2; count++) {
    const client = makeClient({ session: (await newMember()).session })
    await setPayeeName(client, { payeeName: 'Ana Clara Souza' })
    await setPersonalInfo(client, { idNumber, birthDate: '1990-05-17' })
    clients.push(client)
  }
  const [first, second] = clients
  await open(second!)
  await button('R$ 50').click()
  await button(/^Gerar Pix/).click()
  await expect.element(page.getByText(/^Estamos concluindo verificações regulatórias\. Avisaremos você em breve\./)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/outra conta|já (existe|cadastrado)/)
  expect(await openOrder(second!)).toBe('')
  expect(await pixOrder(first!)).not.toBe('')
})

test('[7.6] who comes back from the security centre may deposit at once', async () => {
  const { session } = await newMember()
  const client = makeClient({ session })
  const { router } = await renderApp(client, path)
  await expect.element(link('Informar nome')).toBeVisible()
  await router.navigate('/m/securityCenter')
  await setPayeeName(client, { payeeName: 'Ana Clara Souza' })
  await setPersonalInfo(client, { idNumber: newCpf(), birthDate: '1990-05-17' })
  await router.navigate(path)
  await expect.element(button(/^Gerar Pix/)).toBeVisible()
})

test('[7.6] amounts are checked as the gateway does it; a limit names what it leaves', async () => {
  const { client, userName } = await depositor()
  await consoleApi('limits/set', { merchant: 'ipanema', userName, person: 'Rita Alves', kind: 'deposit', period: 'day', value: 8000 })
  await open(client)
  await button(/^Gerar Pix/).click()
  await expect.element(page.getByText('Informe um valor.')).toBeVisible()
  await page.getByLabelText('Valor').fill('5')
  await expect.element(page.getByText(/O mínimo é R\$\s10,00/)).toBeVisible()
  await page.getByLabelText('Valor').fill('100')
  await expect.element(page.getByText(/permite depositar até R\$\s80,00/)).toBeVisible()
  await expect.element(page.getByText(/Disponível: R\$\s80,00 de R\$\s80,00/)).toBeVisible()
  await button(/^Gerar Pix/).click()
  expect(await openOrder(client)).toBe('')
})

test('[7.6] no promotion is chosen beforehand, and each says what it costs', async () => {
  const { client } = await depositor()
  const made = intercept(client, 'depositByGateway', (_input, pass) => pass())
  await open(client)
  await button('R$ 100').first().click()
  await expect.element(page.getByRole('radio', { name: /Sem bônus/ })).toBeChecked()
  await expect.element(page.getByText(/Custo médio esperado: a partir de R\$/).first()).toBeVisible()
  await page.getByRole('radio', { name: /Primeiro depósito em dobro/ }).click()
  await button(/^Gerar Pix/).click()
  await expect.element(button('Copiar código Pix')).toBeVisible()
  expect(made[0]?.promotionId).toMatch(/\d+/)
})

test('[7.6] the submit stays where it is while bonuses load above it: a tap on it chooses none', async () => {
  const { client } = await depositor()
  let load = () => {}
  const held = new Promise<void>((resolve) => (load = resolve))
  intercept(client, 'getDepositPromotions', async (_input, pass) => (await held, pass()))
  await renderApp(client, path)
  const top = () =>
    button(/^Gerar Pix/)
      .element()
      .getBoundingClientRect().top
  await expect.element(button(/^Gerar Pix/)).toBeVisible()
  const before = top()
  load()
  await expect.element(page.getByRole('radio', { name: /Sem bônus/ })).toBeChecked()
  expect(top()).toBe(before)
  await button('R$ 100').first().click()
  await expect.element(page.getByText(/Custo médio esperado: a partir de R\$/).first()).toBeInTheDocument()
  expect(top()).toBe(before)
})

test('[7.6] in a regulated market there is no promotion, and none is to be chosen', async () => {
  const { client } = await depositor({ merchant: 'bandeira' })
  const asked = intercept(client, 'getDepositPromotions', (_input, pass) => pass())
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: /TED/ })).toBeVisible()
  await expect.element(page.getByText(/bônus/i)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('[5] a trial account reads that it needs a real one', async () => {
  const { session } = await newMember({ type: 4 })
  await open(makeClient({ session }))
  await expect.element(page.getByRole('heading', { name: 'Esta página precisa de uma conta real' })).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})
