import { createStore, del } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeClient, newMember, renderScreen, withFault, withFlag } from '@platform/test-kit/browser'
import { CaptchaRequiredError, RateLimitedError } from '@platform/sdk'
import { Toaster } from '@platform/ui'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { recallLogin, rememberLogin, rememberNumber } from '../../storage/rememberedLogin.ts'
import { answered } from '../../testing/answered.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { saveData } from '../../testing/saveData.ts'
import { mobileMember, sentCode } from '../../testing/mobileMember.ts'
import { withBounds } from '../../testing/withBounds.ts'
import { shownCaptcha } from '../../testing/shownCaptcha.ts'
import { LoginScreen } from './LoginScreen.tsx'

const user = page.getByLabelText('Usuário')
const password = page.getByLabelText('Senha', { exact: true })
const captcha = page.getByLabelText('Código da imagem')
const submit = page.getByRole('button', { name: 'Entrar', exact: true })
const alert = page.getByRole('alert')

const open = (options: { path?: string; client?: ReturnType<typeof makeClient> } = {}) =>
  renderScreen(<LoginScreen />, { path: '/m/login', ...options })

async function fill(name: string, secret: string) {
  await user.fill(name)
  await password.fill(secret)
}

/** What a sign-in remembers is stored after it: the next test must not find it. */
const remembered = () => expect.poll(() => recallLogin()).toBeDefined()

beforeEach(() => forgetPlayer(makeClient()))

test('[2.9] after a typo the right password signs in without a captcha: the device has done work', async () => {
  const member = await newMember()
  const { client } = await open()
  await fill(member.userName, 'wrong-one')
  await submit.click()
  await expect.element(alert.getByText(/^Usuário ou senha incorretos/)).toBeVisible()
  await expect.element(captcha).not.toBeInTheDocument()
  await password.fill(member.password)
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await remembered()
  expect(client.session.get()?.userName).toBe(member.userName)
})

test('[2.9] not to be remembered stays chosen after a look at the other way to sign in', async () => {
  await open()
  const remember = page.getByRole('checkbox', { name: 'Lembrar de mim neste aparelho' })
  await remember.click()
  await expect.element(remember).not.toBeChecked()
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await page.getByRole('radio', { name: 'Com senha' }).click()
  await expect.element(remember).not.toBeChecked()
})

test('[2.9] where the gateway offers no work none is requested', async () => {
  const client = makeClient()
  intercept(client, 'getConsolidatedSettings', async (_input, pass) => ({ ...((await pass()) as object), proofOfWork: false }))
  const work = intercept(client, 'getProofOfWork', (_input, pass) => pass())
  await open({ client })
  await fill((await newMember()).userName, 'wrong-one')
  await submit.click()
  await expect.element(captcha).toBeVisible()
  expect(work).toEqual([])
})

test('[2.9] beside the captcha are codes for the account’s contacts: by SMS, and by recovery', async () => {
  saveData()
  await open()
  await fill((await newMember()).userName, 'wrong-one')
  await submit.click()
  await expect.element(captcha).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Recuperar o acesso' })).toHaveAttribute('href', '/m/forget')
  await page.getByRole('button', { name: 'Entrar com código por SMS' }).click()
  await expect.element(page.getByRole('radio', { name: 'Por SMS' })).toBeChecked()
  await expect.element(page.getByLabelText('Celular')).toBeVisible()
  await expect.element(captcha).not.toBeInTheDocument()
})

test('[2.9] a wrong password requires a captcha, and the right one then signs in', async () => {
  saveData()
  const member = await newMember()
  const { client } = await renderScreen([<LoginScreen key="screen" />, <Toaster key="toaster" />], { path: '/m/login' })
  await fill(member.userName, 'wrong-one')
  const said = recordLive()
  await submit.click()
  await expect.element(alert.getByText(/^Usuário ou senha incorretos/)).toBeVisible()
  await expect.element(captcha).toHaveValue('')
  await expect.poll(() => said).toContain('Digite o código da imagem.')

  await password.fill(member.password)
  await submit.click()
  await expect.element(page.getByText('Digite o código da imagem.')).toBeVisible()

  await captcha.fill(await shownCaptcha())
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await remembered()
  expect(client.session.get()?.userName).toBe(member.userName)
})

test('[2.9, 5] an empty field names what is missing; a forgotten password is beside the field and beside the refusal', async () => {
  await open()
  await submit.click()
  await expect.element(page.getByText('Digite seu usuário.')).toBeVisible()
  await expect.element(page.getByText('Digite sua senha.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Esqueci a senha' }).first()).toHaveAttribute('href', '/m/forget')
  await fill((await newMember()).userName, 'wrong-one')
  await submit.click()
  await expect.element(alert.getByRole('link', { name: 'Recuperar senha' })).toHaveAttribute('href', '/m/forget')
})

test('[2.9] the strip leads home, to registration, recovery and customer service', async () => {
  await open()
  const strip = page.getByRole('navigation', { name: 'Outras opções' })
  await expect.element(strip.getByRole('link').first()).toBeVisible()
  const links = strip.getByRole('link').elements()
  const hrefs = links.map((link) => link.getAttribute('href')?.split('?')[0])
  expect(hrefs.slice(0, 4)).toEqual(['/m/home', '/m/register', '/m/forget', '/m/service'])
})

test('[2.9, 8] recovery is beside a wrong password only, not beside another refusal', async () => {
  const client = makeClient()
  intercept(client, 'login', () => Promise.reject(refusal('login.disabled')))
  await open({ client })
  await fill('anaclara', 'Demo1234')
  await submit.click()
  await expect.element(alert).toBeVisible()
  expect(alert.getByRole('link').query()).toBeNull()
})

test('[9] a refusal that knows its wait says it', async () => {
  const client = makeClient()
  intercept(client, 'login', () => Promise.reject(new RateLimitedError('later', { code: 'rate.limited', after: 13.2 * 60_000 })))
  await open({ client })
  await fill('anaclara', 'Demo1234')
  await submit.click()
  await expect.element(alert.getByText('Muitas tentativas. Tente de novo em 14 min.')).toBeVisible()
})

test('[5] the bounds are those of the gateway, not ours', async () => {
  const client = makeClient()
  const rules = withBounds(client, 'loginPassword', { minLength: 9, maxLength: 9 })
  await open({ client })
  await expect.poll(() => rules.length).toBe(1)
  await answered(client)
  await fill('anaclara', 'Demo1234')
  await submit.click()
  await expect.element(page.getByText('Esta senha não segue as regras. Escolha outra que as siga. Use 9 caracteres.')).toBeVisible()
})

test('[2.9] a login by SMS that is refused for want of a captcha shows one, and sends it', async () => {
  const { mobile, userName } = await mobileMember()
  const client = makeClient()
  const asked = intercept(client, 'login', async (input, pass) => {
    if (!input.captcha) throw new CaptchaRequiredError('captcha', { code: 'captcha.required', status: 400 })
    return pass()
  })
  const arrival = { of: Promise.resolve() }
  intercept(client, 'getCaptcha', async (_, pass) => {
    await arrival.of
    return pass()
  })
  await open({ client })
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await page.getByLabelText('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await page.getByLabelText('Código por SMS').fill(await sentCode(mobile))
  await submit.click()
  await expect.element(captcha).toHaveValue('')
  await submit.click()
  await expect.element(captcha).toHaveAccessibleDescription('Digite o código da imagem.')
  await expect.element(page.getByRole('img', { name: /código/i })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Recuperar o acesso' })).toHaveAttribute('href', '/m/forget')
  // Another picture empties the field, which is no error of the player's.
  const announced = recordLive()
  let arrive = () => {}
  arrival.of = new Promise((resolve) => (arrive = resolve))
  await captcha.fill('12')
  await page.getByRole('button', { name: 'Gerar outro código' }).click()
  await expect.element(captcha).toHaveValue('')
  await expect.element(captcha).not.toBeInvalid()
  expect(announced).toEqual([])
  // What is typed before the picture arrives stays.
  await captcha.fill('1234')
  arrive()
  await expect.element(page.getByAltText('Imagem com o código')).toBeVisible()
  await expect.element(captcha).toHaveValue('1234')
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await remembered()
  expect(client.session.get()?.userName).toBe(userName)
  expect(asked.at(-1)).toMatchObject({ captcha: '1234', captchaId: expect.any(String) })
})

test('[2.9] login leads back to the place that required it', async () => {
  const member = await newMember()
  await open({ path: '/m/login?back=%2Fm%2FgameRecord' })
  await fill(member.userName, member.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/m/gameRecord')).toBeVisible()
  await remembered()
})

test('[2.9] ten taps are one request', async () => {
  const member = await newMember()
  const client = makeClient()
  const calls = vi.spyOn(client, 'request')
  await open({ client })
  await fill(member.userName, member.password)
  const button = submit.element() as HTMLButtonElement
  for (let tap = 0; tap < 10; tap++) button.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await remembered()
  expect(calls.mock.calls.filter(([call]) => call.name === 'login')).toHaveLength(1)
})

test('[5] a field says what is wrong with it, and says it in the language chosen next', async () => {
  await renderScreen(
    <>
      <LoginScreen />
      <LanguageButton />
    </>,
    { path: '/m/login' },
  )
  await fill('ab', '123')
  await submit.click()
  await expect.element(page.getByText('Formato de usuário incorreto. Use de 3 a 20 letras, números ou _.')).toBeVisible()
  await expect.element(user).toHaveFocus()
  await page
    .getByRole('button', { name: /Mudar para inglês/ })
    .first()
    .click()
  await expect.element(page.getByText('Account format is incorrect. Use 3 to 20 letters, digits or _.')).toBeVisible()
  await expect
    .element(page.getByText('Password format is incorrect. Choose one that follows the rules. Use 6 to 20 characters.'))
    .toBeVisible()
})

test('[2.9] a remembered login shows dots only, and signs in with them', async () => {
  const member = await newMember()
  await rememberLogin(member.userName, member.password)
  const { client } = await open()
  await expect.element(user).toHaveValue(member.userName)
  await expect.element(password).toHaveAttribute('type', 'password')
  expect((password.element() as HTMLInputElement).value).not.toContain(member.password)
  await expect.element(page.getByRole('button', { name: 'Mostrar senha' })).not.toBeInTheDocument()
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await remembered()
  expect(client.session.get()?.userName).toBe(member.userName)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(member.password)
})

test('[2.9] a remembered password whose key is gone has to be typed', async () => {
  const member = await newMember()
  await rememberLogin(member.userName, member.password)
  await del('rememberedLogin', createStore('platform', 'keys'))
  await open()
  await submit.click()
  await expect.element(page.getByText('Digite sua senha.')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
  await password.fill(member.password)
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  await remembered()
})

test('[2.9] unticking remember-me keeps neither password nor session beyond the tab', async () => {
  const member = await newMember()
  await open()
  await fill(member.userName, member.password)
  await page.getByLabelText('Lembrar de mim neste aparelho').click()
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(recallLogin()).toBeUndefined()
  expect(localStorage.getItem('autoLogin')).toBe('0')
})

test('[2.9] a guest reads that the gateway is dead, and nothing keeps turning', async () => {
  await withFault({ path: '/wps/session/login', kind: 'drop' })
  await open()
  await fill('anaclara', 'Demo1234')
  await submit.click()
  await expect.element(alert.getByText(/^Conexão lenta ou sem internet/)).toBeVisible()
  await expect.element(submit).not.toHaveAttribute('aria-busy')
})

test('[2.9] who cannot see the picture hears its digits', async () => {
  saveData()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { userName } = await newMember()
  await open()
  await fill(userName, 'Errada123')
  await submit.click()
  await page.getByRole('button', { name: 'Ouvir os números' }).click()
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce())
  const heard = play.mock.contexts[0] as HTMLAudioElement
  await vi.waitFor(() => expect(heard.duration, 'a sound that this browser can play').toBeGreaterThan(3))
  play.mockRestore()
})

test('[2.9] a device that remembers a member shows so at the next sign-in; without remember-me nothing is kept', async () => {
  const member = await newMember()
  const shown: unknown[] = []
  // The previous tests sign in with remember-me, too.
  localStorage.removeItem('knownDevice')
  for (const remember of [false, true, true]) {
    const client = makeClient()
    const asked = intercept(client, 'login', (_input, pass) => pass())
    const { unmount } = await open({ client })
    await fill(member.userName, member.password)
    if (!remember) await page.getByLabelText('Lembrar de mim neste aparelho').click()
    await submit.click()
    await vi.waitFor(() => expect(client.session.get()?.userName).toBe(member.userName))
    if (remember) await vi.waitFor(() => expect(localStorage.getItem('knownDevice')).toBeTruthy())
    shown.push(asked[0]!.deviceToken)
    await unmount()
    client.session.clear()
  }
  expect(shown).toEqual([undefined, undefined, expect.any(String)])
  localStorage.removeItem('knownDevice')
})

test('[2.9] login by SMS: the number is checked first, the code signs in, the number is remembered and the code is not', async () => {
  const { mobile, userName } = await mobileMember()
  const { client, unmount } = await open()
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await page.getByLabelText('Celular').fill('21')
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(page.getByText('Digite um número de celular válido. Use pelo menos 8 dígitos.')).toBeVisible()
  await page.getByLabelText('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  const code = page.getByLabelText('Código por SMS')
  await expect.element(code).toBeEnabled()
  await expect.element(page.getByRole('button', { name: /Reenviar.*(01:00|00:5\d)/ })).toBeVisible()
  const digits = await sentCode(mobile)
  await code.fill(digits)
  await submit.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(userName)
  await expect.poll(() => recallLogin()).toMatchObject({ type: 'mobile', username: mobile, countryDialingCode: '55' })
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(digits)
  await unmount()
  await open()
  await expect.element(page.getByLabelText('Celular')).toHaveValue(mobile)
})

test('[2.9, 8] by SMS the newest outcome shows: a refused code, then what is wrong with the one that came before', async () => {
  const { mobile } = await mobileMember()
  const client = makeClient()
  let refused = false
  intercept(client, 'sendCode', async (_input, pass) => {
    if (refused) throw new RateLimitedError('later', { code: 'rate.limited', after: 9_000 })
    refused = true
    return { ...((await pass()) as object), expiredMinutes: 0 }
  })
  await open({ client })
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await page.getByLabelText('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await page.getByRole('button', { name: /Reenviar código/ }).click()
  const wait = page.getByText('Muitas tentativas. Tente de novo em 9 s.')
  await expect.element(wait).toBeVisible()
  await page.getByLabelText('Código por SMS').fill('0000')
  await submit.click()
  await expect.element(alert.getByText(/^Código incorreto ou vencido/)).toBeVisible()
  await expect.element(wait).not.toBeInTheDocument()
})

test('[2.9] without MOBILEVERCODELOGIN3 there is no login by SMS, even for a remembered number', async () => {
  await rememberNumber('21987654321', '55')
  await withFlag('MOBILEVERCODELOGIN3', false)
  await open()
  await expect.element(user).toHaveValue('')
  expect(page.getByRole('radio').query()).toBeNull()
})

test('[2.9] [9] the form does not move when the tabs of a first visit come', async () => {
  const client = makeClient()
  let answer = () => {}
  intercept(client, 'getWhitelabel', async (_input, pass) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return pass()
  })
  await open({ client })
  await expect.element(user).toBeVisible()
  const top = () => user.element().getBoundingClientRect().top
  const before = top()
  answer()
  await expect.element(page.getByRole('radio', { name: 'Por SMS' })).toBeVisible()
  expect(top()).toBe(before)
})
