import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { CaptchaRequiredError } from '@platform/sdk'
import { intercept } from '../../testing/intercept.ts'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { useSession } from '../../session/useSession.ts'
import { LoginPane } from '../LoginScreen/LoginPane.tsx'
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from '../RegisterScreen/RegisterScreen.tsx'

const flag = (name: string, on: boolean) => consoleApi('flags', { merchant: 'ipanema', flag: name, on })
const google = page.getByRole('button', { name: 'Continuar com Google' })
const newEmail = () => `pessoa${Date.now().toString(36)}@exemplo.com`

/** A provider's window as this page sees it; `asked` is its address. */
function fakeWindow() {
  const opened = { closed: false, close: vi.fn(), location: { replace: vi.fn() } }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  const asked = () =>
    vi.waitUntil(() => opened.location.replace.mock.lastCall && new URL(opened.location.replace.mock.lastCall[0] as string))
  const say = (data: unknown, { origin, source = opened }: { origin: string; source?: unknown }) => {
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    dispatchEvent(event)
  }
  return { opened, asked, say }
}

/** Agrees on the provider's page, as its own script does. */
async function agree({ asked, say }: ReturnType<typeof fakeWindow>, email: string) {
  const { origin, searchParams } = await asked()
  const { merchant, state, channel, challenge, origin: site } = Object.fromEntries(searchParams) as Record<string, string>
  const answer = await fetch(`${origin}/identity/consent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Merchant': merchant! },
    body: JSON.stringify({ channel, origin: site, challenge, email, name: 'Ana' }),
  })
  const { value } = (await answer.json()) as { value: { code: string } }
  say({ type: 'identity', state, code: value.code }, { origin })
}

const SignedOut = () => (useSession() ? null : <LoginPane back="" onBack={() => undefined} />)
const open = (client = makeClient()) => renderScreen(<LoginScreen />, { path: '/m/login', client })

async function signIn({ userName, password }: { userName: string; password: string }) {
  await page.getByLabelText('Usuário').fill(userName)
  await page.getByLabelText('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

beforeAll(() => flag('GOOGLELOGIN3', true))
afterAll(() => flag('GOOGLELOGIN3', false))
beforeEach(() => forgetPlayer(makeClient()))
afterEach(() => void vi.restoreAllMocks())

test('[2.9] an account elsewhere is linked by signing in, and signs in by itself from then on; ten taps are one window', async () => {
  const member = await newMember()
  const [client, email] = [makeClient(), newEmail()]
  const provider = fakeWindow()
  const { unmount } = await open(client)
  await expect.element(google).toBeVisible()
  for (let tap = 0; tap < 10; tap++) (google.element() as HTMLButtonElement).click()
  await agree(provider, email)
  expect(window.open).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText(`Sua conta Google (${email}) ainda não está vinculada.`, { exact: false })).toBeVisible()
  await signIn(member)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await unmount()

  await forgetPlayer(client)
  await open(client)
  await google.click()
  await agree(provider, email)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(member.userName)
  expect(localStorage.getItem('autoLogin')).toBe('1')
  expect(provider.opened.close).toHaveBeenCalled()
})

test('[2.9] an account elsewhere is never linked to the next player: it goes with any change of session', async () => {
  const [former, member] = [await newMember(), await newMember()]
  const client = makeClient()
  const provider = fakeWindow()
  await renderScreen(<SignedOut />, { path: '/m/part', client })
  await google.click()
  await agree(provider, newEmail())
  await expect.element(page.getByText(/ainda não está vinculada/)).toBeVisible()
  // Signs in another way, and out again.
  client.session.set(former.session)
  await expect.element(google).not.toBeInTheDocument()
  client.session.clear()
  await expect.element(google).toBeVisible()
  expect(page.getByText(/ainda não está vinculada/).query()).toBeNull()
  const asked = intercept(client, 'login', (_input, pass) => pass())
  await signIn(member)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).not.toHaveProperty('firebaseIdToken')
})

test('[2.9] an account elsewhere that is refused for want of a captcha gets one, beside its own button', async () => {
  const client = makeClient()
  const asked = intercept(client, 'login', async (input, pass) => {
    if (!input.captcha) throw new CaptchaRequiredError('captcha', { code: 'captcha.required', status: 400 })
    return pass()
  })
  const email = newEmail()
  const provider = fakeWindow()
  await open(client)
  await google.click()
  await agree(provider, email)
  const captcha = page.getByLabelText('Código da imagem')
  await expect.element(captcha).toHaveValue('')
  await google.click()
  await expect.element(captcha).toHaveAccessibleDescription('Digite o código da imagem.')
  expect(window.open).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('link', { name: 'Recuperar o acesso' })).toHaveAttribute('href', '/m/forget')
  await captcha.fill('1234')
  await google.click()
  await agree(provider, email)
  await expect.element(page.getByText(/ainda não está vinculada/)).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ captcha: '1234', captchaId: expect.any(String), firebaseChannel: 'google' })
})

test('[2.9] who does not want the two linked says so, and signs in alone', async () => {
  const member = await newMember()
  const [client, email] = [makeClient(), newEmail()]
  const provider = fakeWindow()
  await open(client)
  await google.click()
  await agree(provider, email)
  const calls = vi.spyOn(client, 'request')
  await page.getByRole('button', { name: 'Não vincular' }).click()
  await signIn(member)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  const login = calls.mock.calls.findLast(([call]) => call.name === 'login')
  expect(login?.[1]).not.toHaveProperty('firebaseIdToken')
})

test('[8] a blocked window is reported, with a way on', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await open()
  await google.click()
  await expect.element(page.getByText(/O navegador bloqueou a janela do Google/)).toBeVisible()
  const provider = fakeWindow()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  expect((await provider.asked()).pathname).toBe('/identity/authorize')
})

test('[2.9] a window that is closed, or answers no, is reported; nothing turns any more', async () => {
  const provider = fakeWindow()
  await open()
  await google.click()
  await provider.asked()
  provider.opened.closed = true
  await expect.element(page.getByText(/A janela do Google foi fechada/)).toBeVisible()
  await expect.element(google).not.toHaveAttribute('aria-busy')
})

test('[2.9] a message from another window, another origin, of another shape or for another question is not heard', async () => {
  const provider = fakeWindow()
  const client = makeClient()
  const calls = vi.spyOn(client, 'request')
  await open(client)
  await google.click()
  const { origin, searchParams } = await provider.asked()
  const answer = { type: 'identity', state: searchParams.get('state'), code: 'stolen' }
  provider.say(answer, { origin, source: window })
  provider.say(answer, { origin: 'https://evil.example' })
  for (const data of [null, 'identity', { ...answer, type: 'other' }, { ...answer, state: 'other' }, { ...answer, code: 1 }])
    provider.say(data, { origin })
  await expect.element(page.getByText('Confirme na janela do Google.')).toBeVisible()
  expect(calls.mock.calls.some(([call]) => call.name === 'redeemIdentity')).toBe(false)
})

test('[2.9] a button is shown only where flag and gateway agree', async () => {
  await flag('GOOGLELOGIN3', false)
  try {
    await open()
    await expect.element(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await expect.element(google).not.toBeInTheDocument()
  } finally {
    await flag('GOOGLELOGIN3', true)
  }
})

test('[2.10] the registration offers the same, and knows the e-mail', async () => {
  const email = newEmail()
  const provider = fakeWindow()
  await renderScreen(<RegisterScreen />, { path: '/m/register', client: makeClient() })
  await google.click()
  await agree(provider, email)
  await expect.element(page.getByText(`Sua conta Google (${email}) fica vinculada à sua conta assim que você terminar.`)).toBeVisible()
})
