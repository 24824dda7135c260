import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '@platform/sdk'
import { transferUplineMutation } from '@platform/sdk/query/wallet'
import { getWalletBalance, transferUpline } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { depositor, pay, pixOrder } from '../../testing/depositor.ts'
import { intercept } from '../../testing/intercept.ts'
import { interruptedCall } from '../../testing/interruptedCall.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'

const path = '/m/upLine/transfer'

test('[6] money goes to the agent above once, after a question, and leaves a receipt and a record', async () => {
  const { session, userName } = await newMember({ balance: 50_000, upline: 'brunoagente' })
  const { paymentPassword } = await consoleApi<{ paymentPassword: string }>('withdrawals/ready', { merchant: 'ipanema', userName })
  const client = makeClient({ session })
  const sent = intercept(client, 'transferUpline', (_input, pass) => pass())
  await renderApp(client, path)
  await expect.element(page.getByText('br•••e', { exact: true })).toBeVisible()
  await button('Transferir').click()
  await expect.element(page.getByText('Informe um valor.')).toBeVisible()
  await page.getByLabelText('Valor').fill('100')
  await page.getByLabelText('Motivo').selectOptions('Dividendo')
  await page.getByLabelText('Recado (opcional)').fill('novembro de 2026')
  await expect.element(page.getByText('10 de 10 caracteres')).toBeVisible()
  await page.getByLabelText('Senha de saque', { exact: true }).fill(paymentPassword)
  await button(/Transferir R\$\s100,00/).click()
  await expect.element(heading(/Transferir R\$\s100,00 para br•••e\?/)).toBeVisible()
  expect(sent).toHaveLength(0)
  const announced = recordLive()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transferir' }).dblClick()
  await expect.element(heading('Transferência feita')).toBeVisible()
  expect(announced.filter((text) => text.includes('Informe'))).toEqual([])
  expect(sent).toMatchObject([{ amount: 10_000, purpose: 'dividend', note: 'novembro d' }])
  expect((await getWalletBalance(client, {})).sumBalance).toBe(40_000)
  await link('Ver transferências').click()
  await page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'Para seu agente' }).click()
  await expect.element(link('Ver transferência')).toHaveAttribute('href', expect.stringMatching(/^\/m\/upLine\/transfer\?order=T/))
})

test('[6] a transfer that a reload interrupted is reported as made, with the way to the records, before there is a form again', async () => {
  const { session, userName } = await newMember({ balance: 50_000, upline: 'brunoagente' })
  const { paymentPassword } = await consoleApi<{ paymentPassword: string }>('withdrawals/ready', { merchant: 'ipanema', userName })
  const client = makeClient({ session })
  const form = { amount: minor(10_000), purpose: 'normal' as const, note: '', paymentPassword }
  await transferUpline(client, form, { idempotencyKey: `reload-of-the-open-form-${userName}` })
  interruptedCall(client, transferUplineMutation(client), `reload-of-the-open-form-${userName}`)
  await renderApp(client, path)
  await expect.element(heading('Transferência feita')).toBeVisible()
  await expect.element(link('Ver transferências')).toHaveAttribute('href', expect.stringContaining('toUpline'))
  await expect.element(page.getByLabelText('Valor')).not.toBeInTheDocument()
  await button('Fazer outra transferência').click()
  await expect.element(page.getByLabelText('Valor')).toHaveValue('')
})

test('[6] a member whose transfer is not open yet reads what is missing, and no form', async () => {
  const { session } = await newMember({ balance: 5000, upline: 'brunoagente' })
  await renderApp(makeClient({ session }), path)
  await expect.element(heading('Antes de transferir')).toBeVisible()
  await expect.element(link('Ir para senha de saque')).toHaveAttribute('href', '/m/securityCenter?view=payment')
  await expect.element(button('Transferir')).not.toBeInTheDocument()
})

test('[6] what deposits still have to be bet is shown before the form', async () => {
  const { client, userName } = await depositor({ upline: 'brunoagente', balance: 3000 })
  await consoleApi('withdrawals/ready', { merchant: 'ipanema', userName })
  await pay(await pixOrder(client))
  await expect.poll(async () => (await getWalletBalance(client, {})).sumBalance).toBe(8000)
  await renderApp(client, path)
  await expect.element(page.getByLabelText('Valor')).toBeVisible()
  const text = page.getByText(/Um depósito precisa ser apostado antes de sair por transferência ou envelope: falta apostar R\$\s50,00/)
  await expect.element(text).toBeVisible()
})
