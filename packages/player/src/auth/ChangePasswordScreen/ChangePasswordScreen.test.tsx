import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consoleApi, makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { Toaster, toasts } from '@platform/ui'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { setSessionPassword } from '../../session/sessionPassword.ts'
import { answered } from '../../testing/answered.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { rememberedDevice } from '../../storage/rememberedDevice.ts'
import { recallLogin, rememberLogin } from '../../storage/rememberedLogin.ts'
import { intercept } from '../../testing/intercept.ts'
import { withBounds } from '../../testing/withBounds.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

const old = page.getByLabelText('Senha atual')
const next = page.getByLabelText('Nova senha', { exact: true })
const again = page.getByLabelText('Repita a nova senha')
const submit = page.getByRole('button', { name: 'Salvar nova senha' })
const open = (client: Client) =>
  renderScreen(
    <>
      <ChangePasswordScreen />
      <Toaster />
    </>,
    { path: '/m/changePsw', client },
  )
const sent = (client: Client) => {
  const calls = vi.spyOn(client, 'request')
  return () => calls.mock.calls.filter(([call]) => call.name === 'changePassword').length
}

beforeEach(() => forgetPlayer(makeClient()))

test('[2.12] without a session on entry it leads home', async () => {
  await open(makeClient())
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[2.12] the old password is required where none is held; ten taps are one request; then home after 1 s', async () => {
  const member = await newMember()
  const client = makeClient({ session: member.session })
  const requests = sent(client)
  await open(client)
  await expect.element(page.getByLabelText('Usuário')).toBeDisabled()
  await expect.element(page.getByLabelText('Usuário')).toHaveValue(member.userName)
  await old.fill(member.password)
  await next.fill('Nova1234')
  await again.fill('Nova1234')
  const button = submit.element() as HTMLButtonElement
  const shown = vi.spyOn(toasts, 'show')
  for (let tap = 0; tap < 10; tap++) button.click()
  await expect.element(page.getByText('Alteração salva')).toBeVisible()
  expect(shown).toHaveBeenCalledWith('Alteração salva', 'success', 1000)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(requests()).toBe(1)
  await expect(signedInClient({ ...member, password: 'Nova1234' })).resolves.toBeDefined()
})

test('[4] a held password is not required, and the remembered login gets a token of the new one', async () => {
  const member = await newMember()
  const client = makeClient({ session: member.session })
  const sent = intercept(client, 'changePassword', (_input, pass) => pass())
  setSessionPassword(client, member.password)
  await rememberLogin(member.userName, member.password)
  await open(client)
  await expect.element(next).toBeVisible()
  expect(old.query()).toBeNull()
  await next.fill('Nova1234')
  await again.fill('Nova1234')
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(recallLogin()).toMatchObject({ username: member.userName, byToken: true })
  const device = await rememberedDevice()
  expect(device?.refreshToken).toBe(sent[0]!.refreshToken)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Nova1234')
})

test('[2.12] at a first login the page has a title of its own, and says why', async () => {
  const member = await newMember({ firstLogin: true })
  await renderApp(makeClient({ session: { ...member.session, firstTimeLogin: true } }), '/m/changePsw')
  await expect.element(page.getByRole('banner').getByRole('heading', { name: 'Primeira senha' })).toBeVisible()
  await expect.element(page.getByText('Este é seu primeiro acesso. Crie uma senha só sua.')).toBeVisible()
})

test('[5] old and new may not be the same: a prompt says so and nothing is sent', async () => {
  const member = await newMember()
  const client = makeClient({ session: member.session })
  const requests = sent(client)
  setSessionPassword(client, member.password)
  await open(client)
  await next.fill(member.password)
  await again.fill(member.password)
  await submit.click()
  await expect.element(page.getByRole('dialog').getByText('A nova senha não pode ser igual à atual.')).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests()).toBe(0)
})

test('[5] each field says what is wrong, and the first failing one has the focus', async () => {
  const { session } = await newMember()
  await open(makeClient({ session }))
  await submit.click()
  await expect.element(old).toHaveFocus()
  await expect.element(page.getByText('Digite sua senha.').first()).toBeVisible()
  await old.fill('Demo1234')
  await next.fill('curta')
  await submit.click()
  await expect.element(next).toHaveFocus()
  await expect
    .element(page.getByText('Esta senha não segue as regras. Escolha outra que as siga. Use de 6 a 16 caracteres, com letras e números.'))
    .toBeVisible()
  await expect.element(page.getByText('Repita a senha.')).toBeVisible()
  await again.fill('Outra1234')
  await expect.element(page.getByText('As senhas não são iguais. Digite a mesma nas duas.')).toBeVisible()
  await next.fill('Outra1234')
  await expect.element(page.getByText('As senhas não são iguais. Digite a mesma nas duas.')).not.toBeInTheDocument()
})

test('[5] a new password that is too long is refused, not cut to another one', async () => {
  const { session } = await newMember()
  await open(makeClient({ session }))
  await userEvent.type(next, 'Canario1234567890123')
  await expect.element(next).toHaveValue('Canario1234567890123')
  await submit.click()
  await expect
    .element(page.getByText('Esta senha não segue as regras. Escolha outra que as siga. Use de 6 a 16 caracteres, com letras e números.'))
    .toBeVisible()
})

test('[5] the bounds of the old password, too, are those of the gateway', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const rules = withBounds(client, 'loginPassword', { minLength: 9, maxLength: 9 })
  await open(client)
  await expect.poll(() => rules.length).toBe(1)
  await answered(client)
  await old.fill('Demo1234')
  await submit.click()
  await expect.element(page.getByText('Esta senha não segue as regras. Escolha outra que as siga. Use 9 caracteres.')).toBeVisible()
})

test('[8] a wrong old password is reported under its field; one that was held is then required', async () => {
  const { session } = await newMember()
  const client = makeClient({ session })
  setSessionPassword(client, 'Antiga1234')
  await open(client)
  await next.fill('Nova1234')
  await again.fill('Nova1234')
  await submit.click()
  await expect.element(page.getByText('A senha atual está incorreta. Confira e tente de novo.')).toBeVisible()
  await expect.element(old).toHaveFocus()
  await expect.element(old).toHaveValue('')
  // It was about the earlier password.
  await old.fill('Outra1234')
  await expect.element(page.getByText('A senha atual está incorreta. Confira e tente de novo.')).not.toBeInTheDocument()
  await expect.element(next).toHaveValue('Nova1234')
})

test('[4] a session that ends in the middle keeps what was typed', async () => {
  const member = await newMember()
  const client = makeClient({ session: member.session })
  await open(client)
  await old.fill(member.password)
  await next.fill('Nova1234')
  await again.fill('Nova1234')
  await consoleApi('sessions/expire', { merchant: 'ipanema', userName: member.userName })
  await submit.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  const layer = page.getByRole('dialog')
  await layer.getByLabelText('Usuário').fill(member.userName)
  await layer.getByLabelText('Senha', { exact: true }).fill(member.password)
  await layer.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(next).toHaveValue('Nova1234')
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})
