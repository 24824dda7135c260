import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getFeedbackTickets } from '@platform/sdk/help'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { link } from '../../testing/roles.ts'
import { savedText } from '../../testing/savedText.ts'

const rows = page.getByRole('main').getByRole('listitem')
const summary = page.getByRole('region', { name: 'Totais do período' })
const dialog = page.getByRole('dialog')

/** A member with a deposit in this status. */
async function depositor(end?: string) {
  const { session, userName } = await newMember({ balance: 0 })
  const { orderNo } = await consoleApi<{ orderNo: string }>('deposits/open', { merchant: 'ipanema', userName, amount: 12_345, end })
  return { client: makeClient({ session }), orderNo }
}

test('[7.6] a deposit that waits leads on to its code, and to support with its number', async () => {
  const { client, orderNo } = await depositor()
  await renderApp(client, '/m/vouReport')
  await expect.element(rows.getByText('Aguardando pagamento')).toBeVisible()
  await rows.getByRole('button', { name: 'Pix' }).click()
  await expect.element(dialog.getByText(orderNo)).toBeVisible()
  await expect.element(link('Continuar depósito')).toHaveAttribute('href', `/m/voucherCenter?order=${orderNo}`)
  await link('Perguntar ao atendimento').click()
  await expect.element(page.getByText('Sobre este pedido')).toBeVisible()
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill('Já paguei e o saldo não entrou.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
  expect((await getFeedbackTickets(client, {})).content).toMatchObject([{ type: 'deposit', orderNo }])
})

test('[7.6] what was credited: sums, filters in the address, receipt, the same again, and a file whose last line adds up', async () => {
  const { client, orderNo } = await depositor('credited')
  const asked = intercept(client, 'getDepositRecords', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/vouReport?status=credited')
  await expect.element(summary.getByText('R$ 123,45').first()).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ status: ['credited'] })
  const file = savedText()
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  await expect.poll(() => file.text()).toBeDefined()
  const lines = file.text()!.trim().split('\r\n').map((line) => line.split(';').filter((_cell, column) => [3, 4, 6, 7, 8].includes(column)).join(';')) // prettier-ignore
  expect(lines).toEqual(['Forma;Situação;Valor pedido;Taxas;Creditado', 'Pix;Creditado;123,45;0,00;123,45', ';;123,45;0,00;123,45'])
  await rows.getByRole('button', { name: 'Pix' }).click()
  await expect.element(link('Ver detalhes e comprovante')).toHaveAttribute('href', `/m/voucherCenter?order=${orderNo}&view=detail`)
  await link('Repetir depósito').click()
  await expect.poll(() => router.state.location.search).toBe('?channel=pix&amount=12345')
  await expect.element(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('123,45')
})

test('[8] records that do not load say so and can be tried again', async () => {
  const client = makeClient({ session: (await newMember()).session })
  let broken = true
  intercept(client, 'getDepositRecords', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/vouReport')
  await expect.element(page.getByRole('alert').getByText(/^Não foi possível carregar/)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('Nenhum depósito neste período')).toBeVisible()
})
