import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { forgetPlayer } from '../session/forgetPlayer.ts'
import { mobileMember, newMobile, sentCode } from '../testing/mobileMember.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen/ChangePasswordScreen.tsx'
import { ForgetScreen } from './ForgetScreen/ForgetScreen.tsx'
import { LoginScreen } from './LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx'
import { TrialScreen } from './TrialScreen/TrialScreen.tsx'
import { button } from '../testing/roles.ts'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const screens = {
  '/m/login': LoginScreen,
  '/m/register': RegisterScreen,
  '/m/forget': ForgetScreen,
  '/m/changePsw': ChangePasswordScreen,
  '/m/trail': TrialScreen,
}

function open(path: keyof typeof screens, client: Client = makeClient()) {
  const Screen = screens[path]
  return renderScreen(<Screen />, { path, client })
}

/** Clicks ten times as fast as possible; returns how often the call was made once `done` shows. */
async function tenTaps(client: Client, call: string, target: ReturnType<typeof button>, done: () => Promise<void>) {
  await expect.element(target).toBeEnabled()
  const calls = vi.spyOn(client, 'request')
  const element = target.element() as HTMLButtonElement
  for (let tap = 0; tap < 10; tap++) element.click()
  await done()
  return calls.mock.calls.filter(([made]) => made.name === call).length
}
const shown = (text: string | RegExp) => async () => expect.element(page.getByText(text)).toBeVisible()

beforeEach(() => forgetPlayer(makeClient()))
afterEach(() => vi.restoreAllMocks())

test('[2.9] ten taps of the login by SMS are one request, and so are ten for a code', async () => {
  const client = makeClient()
  const { mobile } = await mobileMember()
  await open('/m/login', client)
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await label('Celular').fill(mobile)
  const sent = async () => expect.element(label('Código por SMS')).toBeEnabled()
  expect(await tenTaps(client, 'sendCode', button(/Enviar código/), sent)).toBe(1)
  await label('Código por SMS').fill(await sentCode(mobile))
  expect(await tenTaps(client, 'login', button(/^Entrar$/), shown('/m/home'))).toBe(1)
})

test('[2.11] ten taps of the recovery by e-mail are one request', async () => {
  const client = makeClient()
  const { userName, email } = await mobileMember()
  await open('/m/forget', client)
  await page.getByRole('radio', { name: 'Por e-mail' }).click()
  await label('Usuário').fill(userName)
  await label('E-mail').fill(email)
  expect(await tenTaps(client, 'sendPasswordEmail', button('Enviar senha provisória'), shown('/m/login'))).toBe(1)
})

test('[2.9] ten taps of the free trial are one request', async () => {
  const client = makeClient()
  await open('/m/trail', client)
  expect(await tenTaps(client, 'freePlay', button('Começar o teste'), shown('/m/home'))).toBe(1)
})

// The attributes of each field for phones and password managers: type, keyboard, autocomplete, enter key.
test.each([
  ['/m/login', 'Usuário', 'text', '', 'username', 'next'],
  ['/m/login', 'Senha', 'password', '', 'current-password', 'go'],
  ['/m/register', 'Usuário', 'text', '', 'username', 'next'],
  ['/m/register', 'Celular (opcional)', 'tel', 'tel', 'tel-national', 'next'],
  ['/m/register', 'Código por SMS (opcional)', 'text', 'numeric', 'one-time-code', 'next'],
  ['/m/register', 'Senha', 'password', '', 'new-password', 'next'],
  ['/m/register', 'Repita a senha', 'password', '', 'new-password', 'next'],
  ['/m/register', 'E-mail (opcional)', 'email', 'email', 'email', 'next'],
  ['/m/register', 'ID de quem indicou (opcional)', 'text', 'numeric', 'off', 'next'],
  ['/m/register', 'Código da imagem', 'text', 'numeric', 'off', 'done'],
  ['/m/forget', 'Celular', 'tel', 'tel', 'tel-national', 'next'],
  ['/m/forget', 'Código por SMS', 'text', 'numeric', 'one-time-code', 'next'],
  ['/m/forget', 'Nova senha', 'password', '', 'new-password', 'done'],
  ['/m/changePsw', 'Usuário', 'text', '', 'username', ''],
  ['/m/changePsw', 'Senha atual', 'password', '', 'current-password', 'next'],
  ['/m/changePsw', 'Nova senha', 'password', '', 'new-password', 'next'],
  ['/m/changePsw', 'Repita a nova senha', 'password', '', 'new-password', 'done'],
] as const)('[5] %s, %s: type %s, keyboard "%s", autocomplete %s, key "%s"', async (path, name, type, inputMode, autocomplete, key) => {
  const { session } = path === '/m/changePsw' ? await newMember() : {}
  await open(path, makeClient({ session }))
  await expect.element(label(name)).toBeInTheDocument()
  const field = label(name).element() as HTMLInputElement
  expect([field.type, field.inputMode, field.autocomplete, field.enterKeyHint]).toEqual([type, inputMode, autocomplete, key])
})

test('[5] Enter sends, and an error is under its field and is announced with it', async () => {
  await open('/m/login')
  await label('Usuário').fill('ab')
  ;(label('Usuário').element() as HTMLInputElement).form!.requestSubmit()
  await expect.element(label('Usuário')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(label('Usuário')).toHaveAccessibleDescription(/^Formato de usuário incorreto\. Use de 3 a 20/)
})

test('[5] a pasted number keeps its digits, a pasted message its code', async () => {
  await open('/m/forget')
  const mobile = newMobile()
  await label('Celular').fill(`+55 (${mobile.slice(0, 2)}) ${mobile.slice(2, 7)}-${mobile.slice(7)}`)
  await expect.element(label('Celular')).toHaveValue(mobile)
  await button(/Enviar código/).click()
  await expect.element(label('Código por SMS')).toBeEnabled()
  await label('Código por SMS').fill('Ipanema: seu código é 481 205.')
  await expect.element(label('Código por SMS')).toHaveValue('481205')
})

test('[2.10] every optional field that a server requests has a field of its own kind', async () => {
  const names = {
    paymentPassword: 'Senha de saque',
    nickname: 'Apelido',
    payeeName: 'Nome completo do titular',
    idNumber: 'CPF',
    qqNum: 'QQ',
    facebook: 'Facebook',
    wechat: 'WeChat',
    line: 'Line',
    whatsapp: 'WhatsApp',
    zalo: 'Zalo',
  }
  const rule = (field: string, enabled: boolean) => consoleApi('rules', { merchant: 'ipanema', field, enabled, required: false })
  for (const field of Object.keys(names)) await rule(field, true)
  try {
    await open('/m/register')
    for (const name of Object.values(names)) await expect.element(label(`${name} (opcional)`)).toBeInTheDocument()
    await expect.element(page.getByText(/Etapa 1 de \d/)).toBeVisible()
    // It has its own text, also if minimum and maximum are the same.
    await expect.element(label('Senha de saque (opcional)')).toHaveAccessibleDescription('Use 6 dígitos, só para saques.')
  } finally {
    for (const field of Object.keys(names)) await rule(field, false)
  }
})
