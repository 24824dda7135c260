import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Client, NetworkError, ValidationError } from '@platform/sdk'
import { getAffiliateUrls } from '@platform/sdk/agents'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading } from '../../testing/roles.ts'
import { AgentRegisterScreen } from './AgentRegisterScreen.tsx'

const path = '/m/agentRegister'
const open = (client: Client, query = '') => renderScreen(<AgentRegisterScreen />, { path: path + query, route: path, client })
const newName = () => `conta${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

/** An agent without an upline, and the requests to the gateway. */
async function agent() {
  const { session, userName } = await newMember({ type: 1 })
  return { client: makeClient({ session: { ...session, type: 1 } }), userName }
}

test('[7.5] an account is opened by hand: the name is checked when it is left, and what to pass on is shown once', async () => {
  const { client, userName } = await agent()
  const sent = intercept(client, 'openAccount', (_input, pass) => pass())
  await open(client)
  await button('Abrir conta').click()
  await expect.element(page.getByText('Digite o usuário.')).toBeVisible()
  const field = page.getByLabelText('Usuário', { exact: true })
  await field.fill(userName)
  await button('Gerar outra senha').click()
  await expect.element(page.getByText('Este usuário já existe. Escolha outro.')).toBeVisible()
  await button('Abrir conta').click()
  expect(sent).toHaveLength(0)
  // The message on leaving the field does not move the button away from the finger.
  await field.fill('a')
  await button('Abrir conta').click({ position: { x: 20, y: 3 } })
  await expect.element(field).toHaveFocus()
  const name = newName()
  await field.fill(name)
  await page.getByLabelText('Cassino').selectOptions('1,00%')
  await button('Abrir conta').dblClick()
  await expect.element(heading('Conta aberta')).toBeVisible()
  expect(sent).toMatchObject([{ type: 'player', username: name, rates: [{ gameType: 'RNG', rate: 100 }] }])
  const { password } = sent[0] as { password: string }
  await expect.element(page.getByText(password, { exact: true })).toBeVisible()
  await button('Abrir outra conta').click()
  await expect.element(page.getByText(password, { exact: true })).not.toBeInTheDocument()
  // An empty form, with no error before anything is typed.
  await expect.element(page.getByText('Digite o usuário.')).not.toBeInTheDocument()
})

test('[7.5] rates that the gateway refuses are named', async () => {
  const { client } = await agent()
  const refused = () => Promise.reject(new ValidationError('refused', { rates: 'rebate.quota' }, { code: 'validation' }))
  intercept(client, 'openAccount', refused)
  await open(client)
  await page.getByLabelText('Usuário', { exact: true }).fill(newName())
  await button('Abrir conta').click()
  await expect.element(page.getByRole('group', { name: 'Rebate' }).getByRole('alert')).toBeVisible()
})

test('[7.5] where the answer was lost, the account is shown with the password that it was opened with', async () => {
  const { client } = await agent()
  const cut = new NetworkError('cut', { code: 'network.reset', outcome: 'applied' })
  const sent = intercept(client, 'openAccount', (_input, pass) => pass().then(() => Promise.reject(cut)))
  await open(client)
  const name = newName()
  await page.getByLabelText('Usuário', { exact: true }).fill(name)
  await button('Abrir conta').click()
  await expect.element(heading('Conta aberta')).toBeVisible()
  const { password } = sent[0] as { password: string }
  for (const text of [name, password]) await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('[7.5] Back returns from the form of a new link to the list', async () => {
  const { client } = await agent()
  const { router } = await renderApp(client, `${path}?tab=link`)
  await button('Criar link').click()
  await expect.element(page.getByLabelText('Validade')).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByText('Nenhum link ainda')).toBeVisible()
  await button('Criar link').click()
  await button('Voltar aos links').click()
  await expect.element(page.getByText('Nenhum link ainda')).toBeVisible()
  expect(router.state.location.search).toBe('?tab=link')
})

test('[7.5] a link is made, shown with its code to scan, and deleted after a question', async () => {
  const { client } = await agent()
  await open(client, '?tab=link')
  await button('Criar link').click()
  await page.getByLabelText('Validade').selectOptions('1 dia')
  await page.getByLabelText('Limite de cadastros (opcional)').fill('3')
  await button('Criar link').click()
  await expect.element(page.getByText('0 de 3')).toBeVisible()
  const { content } = await getAffiliateUrls(client, {})
  await expect.element(page.getByText(`${location.origin}/m/register?code=${content[0]!.code}`)).toBeVisible()
  await button('Mostrar QR code').click()
  await expect.element(page.getByRole('img', { name: 'QR code do seu link' })).toBeVisible()
  await button('Apagar link').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
  await expect.element(page.getByText('Nenhum link ainda')).toBeVisible()
  expect((await getAffiliateUrls(client, {})).content).toEqual([])
})

test('[7.5] what was entered for an account or a link is there again after another screen, and gone once it is sent', async () => {
  const { client } = await agent()
  const { router } = await renderApp(client, path)
  const name = page.getByLabelText('Usuário', { exact: true })
  const casino = page.getByLabelText('Cassino')
  const contact = page.getByLabelText('Seu contato (opcional)')
  const leaveAndOpen = async (address: string, shown = casino) => {
    await router.navigate('/m/mine')
    await expect.element(shown).not.toBeInTheDocument()
    await router.navigate(address)
  }
  const typed = newName()
  await name.fill(typed)
  await casino.selectOptions('1,00%')
  await leaveAndOpen(`${path}?tab=link&view=new`)
  await expect.element(casino).toHaveValue('0')
  await contact.fill('@ana')
  await leaveAndOpen(path)
  await expect.element(name).toHaveValue(typed)
  await expect.element(casino).toHaveValue('100')
  await button('Abrir conta').click()
  await expect.element(heading('Conta aberta')).toBeVisible()
  await leaveAndOpen(path, heading('Conta aberta'))
  await expect.element(name).toHaveValue('')
  await leaveAndOpen(`${path}?tab=link&view=new`)
  await expect.element(contact).toHaveValue('@ana')
  await button('Criar link').click()
  await expect.element(page.getByText('1 de 10 links')).toBeVisible()
  await button('Criar link').click()
  await expect.element(contact).toHaveValue('')
})
