import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getTeamMembers } from '@platform/sdk/agents'
import { minor } from '@platform/sdk'
import { transferMultipleDownlineMutation } from '@platform/sdk/query/wallet'
import { getWalletBalance, transferMultipleDownline } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { interruptedCall } from '../../testing/interruptedCall.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'

const path = '/m/agent/team/transfer'

/** An agent with money, whose transfers are enabled, and two direct members. */
async function agent() {
  const { session, userName } = await newMember({ balance: 50_000, type: 1 })
  const { paymentPassword } = await consoleApi<{ paymentPassword: string }>('withdrawals/ready', { merchant: 'ipanema', userName })
  const names = [(await newMember({ upline: userName })).userName, (await newMember({ upline: userName })).userName]
  return { client: makeClient({ session: { ...session, type: 1 } }), paymentPassword, names }
}

test('[7.5] two members get an amount each in one go, after a question, and each has a receipt', async () => {
  const { client, paymentPassword, names } = await agent()
  const sent = intercept(client, 'transferMultipleDownline', (_input, pass) => pass())
  await renderApp(client, path)
  await button('Transferir').click()
  await expect.element(page.getByText('Escolha pelo menos um membro.')).toBeVisible()
  for (const name of names) await page.getByRole('checkbox', { name }).click({ force: true })
  await button('Concluir').click()
  await page.getByRole('radio', { name: 'Valor por membro' }).click({ force: true })
  const second = page.getByLabelText(`Valor para ${names[1]}`)
  await second.fill('0,01')
  await expect.element(second).toHaveAccessibleDescription(/^.+ De R\$\s[\d.,]+ a R\$\s500,00$/)
  await page.getByLabelText(`Valor para ${names[0]}`).fill('400')
  await page.getByLabelText(`Valor para ${names[1]}`).fill('200')
  await expect.element(page.getByText(/R\$\s600,00 no total: agora você pode transferir até R\$\s500,00/)).toBeVisible()
  await page.getByLabelText(`Valor para ${names[0]}`).fill('100')
  await page.getByLabelText('Senha de saque', { exact: true }).fill(paymentPassword)
  await button(/Transferir R\$\s300,00/).click()
  await expect.element(heading(/Transferir R\$\s300,00 a 2 membros\?/)).toBeVisible()
  expect(sent).toHaveLength(0)
  const announced = recordLive()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transferir' }).dblClick()
  await expect.element(heading('2 transferências feitas')).toBeVisible()
  expect(announced.filter((text) => /Informe|Escolha/.test(text))).toEqual([])
  expect(sent).toMatchObject([{ receivers: [{ amount: 10_000 }, { amount: 20_000 }] }])
  expect((await getWalletBalance(client, {})).sumBalance).toBe(20_000)
  await link(new RegExp(names[1]!)).click()
  await expect.element(heading('Transferência feita')).toBeVisible()
})

test('[7.5] what was entered is there again after another screen, such as the login of an expired session', async () => {
  const { client, names } = await agent()
  const { router } = await renderApp(client, path)
  for (const name of names) await page.getByRole('checkbox', { name }).click({ force: true })
  await button('Concluir').click()
  await router.navigate('/m/mine')
  await expect.element(button(`Remover ${names[0]}`)).not.toBeInTheDocument()
  await router.navigate(path)
  for (const name of names) await expect.element(button(`Remover ${name}`)).toBeVisible()
})

test('[7.5] a missing amount of one member is no error any more once all get the same', async () => {
  const { client, names, paymentPassword } = await agent()
  await renderApp(client, path)
  for (const name of names) await page.getByRole('checkbox', { name }).click({ force: true })
  await button('Concluir').click()
  await page.getByRole('radio', { name: 'Valor por membro' }).click({ force: true })
  await page.getByLabelText(`Valor para ${names[0]}`).fill('10')
  await page.getByLabelText('Senha de saque', { exact: true }).fill(paymentPassword)
  await button('Transferir').click()
  await expect.element(page.getByText('Informe um valor.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Mesmo valor' }).click({ force: true })
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .elements()
        .filter((alert) => alert.textContent),
    )
    .toEqual([])
})

test('[7.5] the member in the address is not left out when the gateway fails', async () => {
  const { client } = await agent()
  intercept(client, 'getDownline', () => Promise.reject(refusal()))
  await renderApp(client, `${path}?to=123`)
  await expect.element(button('Tentar de novo')).toBeVisible()
  await expect.element(button('Transferir')).not.toBeInTheDocument()
})

test('[7.5] the address names one member, and a refusal is shown beside the form', async () => {
  const { client, names } = await agent()
  const day = new Date().toISOString().slice(0, 10)
  const { content } = await getTeamMembers(client, { startDate: day, endDate: day, scope: 'direct', userName: names[0] })
  const sent = intercept(client, 'transferDownline', (_input, pass) => pass())
  await renderApp(client, `${path}?to=${content[0]!.memberId}`)
  await expect.element(button(`Remover ${names[0]}`)).toBeVisible()
  await page.getByLabelText('Valor', { exact: true }).fill('10')
  await page.getByLabelText('Senha de saque', { exact: true }).fill('918273')
  await button(/Transferir R\$\s10,00/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transferir' }).click()
  await expect.element(page.getByText(/Nada saiu do seu saldo\./)).toBeVisible()
  expect(sent).toMatchObject([{ memberId: content[0]!.memberId, amount: 1000 }])
})

test('[7.5] transfers that a reload interrupted are reported as made, and a receipt of a number that is none leads back', async () => {
  const { client, paymentPassword } = await agent()
  const day = new Date().toISOString().slice(0, 10)
  const { content } = await getTeamMembers(client, { startDate: day, endDate: day, scope: 'direct' })
  const receivers = content.map(({ memberId }) => ({ memberId, amount: minor(1000) }))
  const key = `reload-of-the-open-form-${receivers[0]!.memberId}`
  await transferMultipleDownline(client, { receivers, purpose: 'normal', note: '', paymentPassword }, { idempotencyKey: key })
  interruptedCall(client, transferMultipleDownlineMutation(client), key)
  const { router } = await renderApp(client, path)
  await expect.element(heading('Transferência feita')).toBeVisible()
  await button('Fazer outra transferência').click()
  await expect.element(page.getByLabelText('Valor', { exact: true })).toHaveValue('')
  await router.navigate(`${path}?order=T0,T1`)
  await expect.element(page.getByText('Transferência não encontrada')).toBeVisible()
  await expect.element(link('Fazer outra transferência')).toHaveAttribute('href', path)
})
