import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember, renderScreen, withFault } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { Toaster, toasts } from '@platform/ui'
import { forgetPlayer } from '../session/forgetPlayer.ts'
import { areas } from '../storage/area.ts'
import { recallLogin } from '../storage/rememberedLogin.ts'
import { shareSession } from '../session/shareSession.ts'
import { saveData } from '../testing/saveData.ts'
import { mobileMember, newMobile, sentCode } from '../testing/mobileMember.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen/ChangePasswordScreen.tsx'
import { ForgetScreen } from './ForgetScreen/ForgetScreen.tsx'
import { LoginScreen } from './LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx'
import { button } from '../testing/roles.ts'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const dead = page.getByText('Conexão lenta ou sem internet. Confira a conexão e tente de novo.')
const screens = { '/m/login': LoginScreen, '/m/register': RegisterScreen, '/m/forget': ForgetScreen, '/m/changePsw': ChangePasswordScreen }

function open(path: keyof typeof screens, client: Client = makeClient()) {
  const Screen = screens[path]
  return renderScreen(
    <>
      <Screen />
      <Toaster />
    </>,
    { path, client },
  )
}

async function signIn({ userName, password }: { userName: string; password: string }) {
  await label('Usuário').fill(userName)
  await label('Senha').fill(password)
  await button(/^Entrar$/).click()
}

beforeEach(() => forgetPlayer(makeClient()))
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  areas.clear('local')
  areas.clear('session')
})

test.each([24, -24])('[7.1] a device clock that is %i hours off signs in all the same', async (hours) => {
  const member = await newMember()
  const real = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => real() + hours * 3_600_000)
  const { client } = await open('/m/login')
  await signIn(member)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(member.userName)
})

test.each([24, -24])('[9] a device clock that is %i hours off counts an SMS code down all the same', async (hours) => {
  const real = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => real() + hours * 3_600_000)
  await open('/m/forget')
  await label('Celular').fill(newMobile())
  await button(/Enviar código/).click()
  await expect.element(button(/Reenviar.*(01:00|00:5\d)/)).toBeVisible()
})

test('[3] without IndexedDB the login works, is not remembered, and the player reads that', async () => {
  const member = await newMember()
  const told = vi.spyOn(toasts, 'long')
  vi.stubGlobal('indexedDB', undefined)
  await open('/m/login')
  await signIn(member)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await expect.poll(() => told.mock.lastCall?.[0]).toMatch(/Este navegador não permite salvar/)
  expect(recallLogin()).toBeUndefined()
})

test.each(['full', 'blocked'])('[3] with a %s storage the login works for this page, and that is told', async (state) => {
  const member = await newMember()
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  if (state === 'blocked') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const told = vi.spyOn(toasts, 'long')
  const client = makeClient()
  const stop = shareSession(client, new QueryClient())
  await open('/m/login', client)
  await signIn(member)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await expect.poll(() => told.mock.lastCall?.[0]).toMatch(/Este navegador não permite salvar/)
  expect(client.session.get()?.userName).toBe(member.userName)
  stop()
})

test.each(['/m/login', '/m/register', '/m/forget', '/m/changePsw'] as const)(
  '[7.1] an address without https asks for no password at %s, says why, and leads to the safe one',
  async (path) => {
    vi.stubGlobal('isSecureContext', false)
    const { session } = await newMember()
    await open(path, makeClient(path === '/m/changePsw' ? { session } : {}))
    await expect.element(page.getByText('Conexão não segura')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Abrir com https' })).toHaveAttribute('href', expect.stringMatching(/^https?:/))
    expect(page.getByRole('textbox').query()).toBeNull()
    expect(document.querySelector('input[type=password]')).toBeNull()
  },
)

test('[8] a dead network when a code is requested is reported; the next try sends one', async () => {
  await withFault({ path: '/wps/verification/sms/*', kind: 'drop', times: 1 })
  const mobile = newMobile()
  await open('/m/register')
  await page.getByRole('radio', { name: 'Com celular' }).click()
  await label('Celular').fill(mobile)
  await button(/Enviar código/).click()
  await expect.element(dead).toBeVisible()
  await button(/Enviar código/).click()
  await expect.element(page.getByText('Código enviado').first()).toBeVisible()
  await expect.element(dead).not.toBeInTheDocument()
})

test('[8] a dead network when a code is checked is reported; the same code signs in', async () => {
  const { mobile } = await mobileMember()
  await open('/m/login')
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await label('Celular').fill(mobile)
  await button(/Enviar código/).click()
  await label('Código por SMS').fill(await sentCode(mobile))
  await withFault({ path: '/wps/session/login', kind: 'drop', times: 1 })
  await button(/^Entrar$/).click()
  await expect.element(dead).toBeVisible()
  await button(/^Entrar$/).click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[2.12] a dead network when the password is changed is reported, what was typed stays, and the next try saves', async () => {
  const member = await newMember()
  await open('/m/changePsw', makeClient({ session: member.session }))
  await label('Senha atual').fill(member.password)
  await label('Nova senha').fill('Nova1234')
  await label('Repita a nova senha').fill('Nova1234')
  await withFault({ path: '/wps/member/passWordChangeV2', kind: 'drop', times: 1 })
  await button('Salvar nova senha').click()
  await expect.element(dead).toBeVisible()
  await expect.element(label('Nova senha')).toHaveValue('Nova1234')
  await button('Salvar nova senha').click()
  await expect.element(page.getByText('Alteração salva')).toBeVisible()
})

test('[2.9] a captcha that does not load says so, and a tap brings one', async () => {
  saveData()
  const { userName } = await newMember()
  const clear = await withFault({ path: '/wps/captcha', kind: 'error' })
  await open('/m/login')
  await signIn({ userName, password: 'errada1' })
  await expect.element(page.getByText('Não foi possível carregar. Toque para tentar de novo.')).toBeVisible()
  await clear()
  await button(/outro código/).click()
  await expect.element(page.getByRole('img', { name: /código/i })).toBeVisible()
})
