import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import type { Client } from '@platform/sdk'
import { getDepositChannels, getDepositOrder } from '@platform/sdk/deposit'
import { consoleApi, renderScreen } from '@platform/test-kit/browser'
import { depositor, pay, pixOrder, POLL_MS } from '../../testing/depositor.ts'
import { intercept } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { button, heading, link } from '../../testing/roles.ts'

const path = '/m/voucherCenter'
const open = (client: Client, query = '') => renderScreen(<DepositScreen />, { path: path + query, client })
const openOrder = async (client: Client) =>
  (await getDepositChannels(client, {})).channels.find(({ openOrderNo }) => openOrderNo)?.openOrderNo ?? ''
const soon = { timeout: 8000 }

async function receipt(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
  canvas.getContext('2d')!.fillRect(20, 20, 100, 60)
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
  return new File([blob], 'recibo.png', { type: 'image/png' })
}

test('[7.6] a transfer names bank, account and description; its receipt goes to an operator, whose decision shows', async () => {
  const { client, idNumber } = await depositor()
  const clock = fakeClock()
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await page.getByRole('radio', { name: /Transferência/ }).click()
  await button('R$ 100').first().click()
  await page.getByLabelText('Banco para a transferência').selectOptions('001')
  const said = recordLive()
  await button(/^Ver (dados da )?conta/).click()
  await expect.element(page.getByText('48201-7')).toBeVisible()
  expect(said.filter((text) => /Informe|Escolha/.test(text))).toEqual([])
  await expect
    .element(page.getByRole('group', { name: 'Comprovante da transferência (obrigatório)' }))
    .toHaveAccessibleDescription(/^Até 3 imagens/)
  await button('Enviar comprovante').click()
  await expect.element(page.getByText('Adicione uma imagem do comprovante.')).toBeVisible()
  const orderNo = await openOrder(client)
  await userEvent.upload(page.getByLabelText('Adicionar imagem'), await receipt())
  await expect.element(page.getByRole('img', { name: 'Imagem 1' })).toBeVisible()
  await button('Enviar comprovante').click()
  await expect.element(heading('Comprovante em análise')).toBeVisible()
  await consoleApi('deposits/decide', { orderNo, outcome: 'approved', payerCpf: idNumber })
  await clock.pass(POLL_MS)
  await expect.element(heading('Depósito creditado'), { timeout: 12_000 }).toBeVisible()
})

test('[7.6] a window that the browser blocked is reported, with a link to the payment page', async () => {
  const { client } = await depositor()
  const blocked = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => blocked.mockRestore())
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await page.getByRole('radio', { name: /Cartão/ }).click()
  await button('R$ 50').first().click()
  await expect.element(page.getByText('Entra no seu saldo')).toBeVisible()
  await button(/^Abrir (página de )?pagamento/).click()
  await expect.element(page.getByText(/Seu navegador bloqueou a janela/), soon).toBeVisible()
  const { payUrl } = await getDepositOrder(client, { orderNo: await openOrder(client) })
  await expect.element(link('Abrir página de pagamento')).toHaveAttribute('href', payUrl)
})

test('[7.6] the window of the tap is led to the payment page; what is paid there is credited here, less its fee', async () => {
  const { client } = await depositor()
  const replace = vi.fn()
  const made = { closed: false, close: vi.fn(), document: { title: '', body: { textContent: '' } }, location: { replace }, opener: window }
  const opening = vi.spyOn(window, 'open').mockReturnValue(made as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  const clock = fakeClock()
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await page.getByRole('radio', { name: /Cartão/ }).click()
  await button('R$ 50').first().click()
  const said = recordLive()
  await button(/^Abrir (página de )?pagamento/).click()
  await expect.element(page.getByText(/abriu em outra janela/), soon).toBeVisible()
  expect(said.filter((text) => /Informe|Escolha/.test(text))).toEqual([])
  const { payUrl } = await getDepositOrder(client, { orderNo: await openOrder(client) })
  expect(replace).toHaveBeenCalledWith(payUrl)
  expect(made.opener).toBeNull()
  // Like the form of the bank's page.
  await fetch(payUrl, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ payer: 'own' }) })
  await clock.pass(POLL_MS)
  await expect.element(heading('Depósito creditado'), { timeout: 12_000 }).toBeVisible()
  await expect.element(page.getByText(/R\$\s48,75/).first()).toBeVisible()
})

test.each(['Alipay', 'QQ Wallet', 'WeChat Pay'])('[7.6] %s is a QR code, where a merchant lists it', async (name) => {
  const { client } = await depositor({ merchant: 'abroad' })
  const clock = fakeClock()
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(name) }).click()
  await button('R$ 100').first().click()
  await button(/^Gerar QR code/).click()
  await expect.element(page.getByRole('img', { name: new RegExp(`QR code ${name} de`) }), soon).toBeVisible()
  await pay(await openOrder(client))
  await clock.pass(POLL_MS)
  await expect.element(heading('Depósito creditado'), soon).toBeVisible()
})

test('[7.6] no brand of ours shows wallets of other countries', async () => {
  const { client } = await depositor({ merchant: 'lotus' })
  await open(client)
  await page.getByText('Trocar', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: /Pix/ })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Alipay|QQ|WeChat/ })).not.toBeInTheDocument()
})

test('[7.6] the detail says what happened, by whom and why; the proof is saved by the letter and its hash agrees', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  await pay(orderNo)
  await expect.poll(async () => (await getDepositOrder(client, { orderNo })).status).toBe('credited')
  const saved: Blob[] = []
  const make = URL.createObjectURL.bind(URL)
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return make(blob)
  })
  onTestFinished(() => saving.mockRestore())
  await open(client, `?order=${orderNo}&view=detail`)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Pagamento avisado pelo banco' })).toBeVisible()
  await expect.element(page.getByText(/· banco/).first()).toBeVisible()
  await link('Ver comprovante').click()
  await expect.element(page.getByText(/o comprovante não foi alterado/)).toBeVisible()
  await button('Salvar comprovante (JSON)').click()
  const bytes = await saved.at(-1)!.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await expect.element(page.getByText(hash)).toBeVisible()
  expect((JSON.parse(await saved.at(-1)!.text()) as { orderNo: string }).orderNo).toBe(orderNo)
})

test('[7.6] a changed proof is reported', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  intercept(client, 'getDepositOrder', async (_input, pass) => ({ ...((await pass()) as object), txid: 'x'.repeat(26) }))
  await open(client, `?order=${orderNo}&view=proof`)
  await expect.element(page.getByText(/O código não confere com os dados/)).toBeVisible()
})

test('[7.6] both templates of the detail show the same facts', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder(client)
  await pay(orderNo, 'otherPayer')
  const facts: string[][] = []
  for (const version of ['0', '1']) {
    intercept(client, 'getConsolidatedSettings', async (_input, pass) => ({
      ...((await pass()) as object),
      mobileTemplate: { mem_cen: '1', dep_func: version },
    }))
    const screen = await open(client, `?order=${orderNo}&view=detail`)
    await expect.element(page.getByText(orderNo)).toBeVisible()
    await expect.element(heading('O que aconteceu')).toBeVisible()
    const order = heading('O que aconteceu').element().compareDocumentPosition(page.getByText(orderNo).element())
    expect(order).toBe(version === '1' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)
    await expect.element(page.getByText('Devolvido', { exact: true })).toBeVisible()
    facts.push([...document.querySelectorAll('dl > div, main li')].map(({ textContent }) => textContent ?? '').toSorted())
    await screen.unmount()
  }
  const [base, fresh] = facts
  expect(fresh!.length).toBeGreaterThan(8)
  expect(base!.filter((fact) => !fact.startsWith('Situação'))).toEqual(fresh)
})

test('[7.6] the order of another member, or none, is not found', async () => {
  const { client } = await depositor()
  const orderNo = await pixOrder((await depositor()).client)
  await open(client, `?order=${orderNo}`)
  await expect.element(page.getByText('Depósito não encontrado')).toBeVisible()
})
