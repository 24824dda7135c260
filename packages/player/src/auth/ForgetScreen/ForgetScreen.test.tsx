import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen, signedInClient, withFault, withFlag } from '@platform/test-kit/browser'
import { RateLimitedError, type Client } from '@platform/sdk'
import { Toaster, toasts } from '@platform/ui'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { recallLogin } from '../../storage/rememberedLogin.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { mobileMember, sentCode, sentPassword } from '../../testing/mobileMember.ts'
import { withBounds } from '../../testing/withBounds.ts'
import { ForgetScreen } from './ForgetScreen.tsx'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const submit = page.getByRole('button', { name: 'Salvar e entrar' })
const open = (client: Client = makeClient()) =>
  renderScreen(
    <>
      <ForgetScreen />
      <Toaster />
    </>,
    { path: '/m/forget', client },
  )

async function askForCode(mobile: string) {
  await label('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(page.getByText('Se houver uma conta com este número, enviamos um código').first()).toBeVisible()
}

beforeEach(() => forgetPlayer(makeClient()))

test('[2.11] by phone: the new password signs in with the number; ten taps are one request', async () => {
  const { mobile, userName } = await mobileMember()
  const client = makeClient()
  const calls = vi.spyOn(client, 'request')
  await open(client)
  await expect.element(submit).toBeDisabled()
  await askForCode(mobile)
  await label('Código por SMS').fill(await sentCode(mobile))
  await label('Nova senha').fill('Nova1234')
  const button = submit.element() as HTMLButtonElement
  for (let tap = 0; tap < 10; tap++) button.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(userName)
  expect(calls.mock.calls.filter(([call]) => call.name === 'setPasswordByPhone')).toHaveLength(1)
})

test('[2.11] only the login after it fails: the password is changed, says so, and the login is the way on', async () => {
  const member = await mobileMember()
  const { mobile } = member
  const client = makeClient()
  intercept(client, 'login', () => Promise.reject(refusal('captcha.required')))
  await open(client)
  await askForCode(mobile)
  await label('Código por SMS').fill(await sentCode(mobile))
  await label('Nova senha').fill('Nova1234')
  const shown = vi.spyOn(toasts, 'success')
  await submit.click()
  await expect.element(page.getByText('/m/login')).toBeVisible()
  expect(shown).toHaveBeenCalledWith('Senha alterada')
  expect(client.session.get()).toBeUndefined()
  await expect(signedInClient({ ...member, password: 'Nova1234' })).resolves.toBeDefined()
})

test('[8] the same password again clears the password; any other failure clears the code', async () => {
  const { mobile, password } = await mobileMember()
  await open()
  await askForCode(mobile)
  await label('Código por SMS').fill(await sentCode(mobile))
  await label('Nova senha').fill(password)
  await submit.click()
  await expect.element(page.getByText('A nova senha não pode ser igual à antiga. Escolha outra.')).toBeVisible()
  await expect.element(label('Nova senha')).toHaveValue('')
  await expect.element(label('Código por SMS')).not.toHaveValue('')
  await label('Código por SMS').fill('0000')
  await label('Nova senha').fill('Nova1234')
  await submit.click()
  await expect.element(page.getByText('Código incorreto ou vencido. Confira ou peça outro.')).toBeVisible()
  await expect.element(label('Código por SMS')).toHaveValue('')
  await expect.element(label('Nova senha')).toHaveValue('Nova1234')
})

test('[2.11, 8] the newest outcome shows: a refused code goes with an edit of the number, and with the next submit', async () => {
  const { mobile } = await mobileMember()
  const client = makeClient()
  let refused = false
  intercept(client, 'sendCode', async (_input, pass) => {
    if (refused) throw new RateLimitedError('later', { code: 'rate.limited', after: 9_000 })
    refused = true
    return { ...((await pass()) as object), expiredMinutes: 0 }
  })
  await open(client)
  await askForCode(mobile)
  const again = page.getByRole('button', { name: /Reenviar código/ })
  const wait = page.getByText('Muitas tentativas. Tente de novo em 9 s.')
  await again.click()
  await expect.element(wait).toBeVisible()
  // A code did go to this number: it can still be entered.
  await label('Código por SMS').fill('0000')
  await label('Nova senha').fill('Nova1234')
  await submit.click()
  await expect.element(page.getByText('Código incorreto ou vencido. Confira ou peça outro.')).toBeVisible()
  await expect.element(wait).not.toBeInTheDocument()
})

test('[2.11, 8] a refused code is about its number only; the field of the code stays disabled', async () => {
  const client = makeClient()
  intercept(client, 'sendCode', () => Promise.reject(new RateLimitedError('later', { code: 'rate.limited', after: 840_000 })))
  await open(client)
  await label('Celular').fill('21987654321')
  await page.getByRole('button', { name: /Enviar código/ }).click()
  const wait = page.getByText('Muitas tentativas. Tente de novo em 14 min.')
  await expect.element(wait).toBeVisible()
  await expect.element(label('Código por SMS')).toBeDisabled()
  await label('Celular').fill('21987654322')
  await expect.element(wait).not.toBeInTheDocument()
})

test('[2.11, 3] a member after recovery is remembered if that stays ticked', async () => {
  for (const remember of [true, false]) {
    const { mobile } = await mobileMember()
    const { unmount, client } = await open()
    if (!remember) await page.getByLabelText('Lembrar de mim neste aparelho').click()
    await askForCode(mobile)
    await label('Código por SMS').fill(await sentCode(mobile))
    await label('Nova senha').fill('Nova1234')
    await submit.click()
    await expect.element(page.getByText('/m/home')).toBeVisible()
    expect(localStorage.getItem('autoLogin')).toBe(remember ? '1' : '0')
    if (remember) await expect.poll(() => recallLogin()).toMatchObject({ username: mobile })
    else expect(recallLogin()).toBeUndefined()
    await unmount()
    await forgetPlayer(client)
  }
})

test('[4] the code is counted down from expiredMinutes × 60', async () => {
  await open()
  await askForCode('21900000001')
  await expect.element(page.getByRole('button', { name: /Reenviar.*(01:00|00:59)/ })).toBeVisible()
})

test('[5] no code goes to a number that is none', async () => {
  const client = makeClient()
  const calls = vi.spyOn(client, 'request')
  await open(client)
  await label('Celular').fill('2199')
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(page.getByText('Digite um número de celular válido. Use pelo menos 8 dígitos.')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  expect(calls.mock.calls.some(([call]) => call.name === 'sendCode')).toBe(false)
})

test('[2.11] by e-mail: in_been_out, then back after 1 s; the temporary password signs in', async () => {
  const member = await mobileMember()
  const { email, userName } = member
  await open()
  await page.getByRole('radio', { name: 'Por e-mail' }).click()
  await label('Usuário').fill(userName)
  await label('E-mail').fill(` ${email} `)
  await page.getByRole('button', { name: 'Enviar senha provisória' }).click()
  await expect.element(page.getByText('Se houver uma conta com esses dados, enviamos um e-mail')).toBeVisible()
  await expect.element(page.getByText('/m/login')).toBeVisible()
  const password = await sentPassword(email)
  await expect(signedInClient({ ...member, password })).resolves.toBeDefined()
})

test('[2.11] a dead network is reported and what was typed stays', async () => {
  await withFault({ path: '/wps/member/password/email', kind: 'drop' })
  await open()
  await page.getByRole('radio', { name: 'Por e-mail' }).click()
  await label('Usuário').fill('anaclara')
  await label('E-mail').fill('ana@mail.example')
  await page.getByRole('button', { name: 'Enviar senha provisória' }).click()
  await expect.element(page.getByText('Conexão lenta ou sem internet. Confira a conexão e tente de novo.')).toBeVisible()
  await expect.element(label('E-mail')).toHaveValue('ana@mail.example')
})

test('[2.11] without FORGOTCHOICE3 there is one way', async () => {
  await withFlag('FORGOTCHOICE3', false)
  await open()
  await expect.element(label('Celular')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})

test('[5] the bounds of a recovery are those of the gateway', async () => {
  const client = makeClient()
  withBounds(client, 'password', { minLength: 9, maxLength: 12 })
  await open(client)
  await expect.element(label('Nova senha')).toHaveAccessibleDescription('Use de 9 a 12 caracteres, com letras e números.')
  await label('Nova senha').fill('Nova1234')
  await label('Celular').click()
  await expect
    .element(page.getByText('Esta senha não segue as regras. Escolha outra que as siga. Use de 9 a 12 caracteres, com letras e números.'))
    .toBeVisible()
})
