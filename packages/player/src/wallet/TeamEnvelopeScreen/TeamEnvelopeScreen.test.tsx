import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getWalletBalance } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'

test('[2.19] an agent sends envelopes from the page of rains after a question, once; a member opens one there, and both see it', async () => {
  const { session, userName } = await newMember({ balance: 50_000, type: 1 })
  const { paymentPassword } = await consoleApi<{ paymentPassword: string }>('withdrawals/ready', { merchant: 'ipanema', userName })
  const members = [await newMember({ upline: userName }), await newMember({ upline: userName })]
  const agent = makeClient({ session: { ...session, type: 1 } })
  const sent = intercept(agent, 'sendRedEnvelope', (_input, pass) => pass())
  await renderApp(agent, '/m/redRain')
  await link(/^Enviar envelopes à equipe/).click()
  await button('Enviar envelopes').click()
  await expect.element(page.getByText('Informe um valor.')).toBeVisible()
  await page.getByLabelText('Número de envelopes').fill('3')
  await expect.element(page.getByText('No máximo 2: um por membro direto.')).toBeVisible()
  await page.getByLabelText('Número de envelopes').fill('2')
  await page.getByRole('radio', { name: 'Igual' }).click({ force: true })
  await page.getByLabelText('Valor total').fill('30')
  await page.getByLabelText('Senha de saque', { exact: true }).fill(paymentPassword)
  await button(/Enviar R\$\s30,00/).click()
  await expect.element(heading(/Enviar R\$\s30,00 em 2 envelopes\?/)).toBeVisible()
  const announced = recordLive()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).dblClick()
  await expect.element(page.getByText(/0 de 2/)).toBeVisible()
  expect(announced.filter((text) => text.includes('Informe'))).toEqual([])
  await expect.element(page.getByLabelText('Senha de saque', { exact: true })).toHaveValue('')
  await expect.element(page.getByText('Informe um valor.')).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ amount: 3000, packets: 2, split: 'equal' }])
  const client = makeClient({ session: members[0]!.session })
  const taken = intercept(client, 'takeRedEnvelope', (_input, pass) => pass())
  await renderApp(client, '/m/redRain')
  await button('Abrir envelope').dblClick()
  await expect.element(page.getByText(/Você recebeu R\$\s15,00/)).toBeVisible()
  expect(taken).toHaveLength(1)
  expect((await getWalletBalance(client, {})).sumBalance).toBe(1500)
})
