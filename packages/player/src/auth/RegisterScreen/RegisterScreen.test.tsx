import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeClient, newMember, renderScreen, withFault, withFlag } from '@platform/test-kit/browser'
import type { RegisterRule } from '@platform/sdk/account'
import { CaptchaRequiredError, type Client } from '@platform/sdk'
import { Toaster } from '@platform/ui'
import { sendRegisterCode } from '@platform/sdk/account'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { recallLogin } from '../../storage/rememberedLogin.ts'
import { registerEntries } from '../../storage/registerEntries.ts'
import { gate, intercept, refusal } from '../../testing/intercept.ts'
import { newMobile, sentCode } from '../../testing/mobileMember.ts'
import { shownCaptcha } from '../../testing/shownCaptcha.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const secret = 'Canario1234'
let count = 0
const newName = () => `novo${Date.now().toString(36).slice(-6)}${++count}`

function open(client: Client = makeClient(), path = '/m/register') {
  return renderScreen(
    <>
      <RegisterScreen />
      <Toaster />
    </>,
    { path, route: '/m/register', client },
  )
}

async function fillAccount(name: string) {
  await label('Usuário').fill(name)
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await button('Continuar').click()
}
async function confirm() {
  await consent()
  await button('Cadastrar').click()
}
async function consent() {
  await page.getByLabelText('Tenho 18 anos ou mais.').click()
}

beforeEach(() => forgetPlayer(makeClient()))

test('[2.10] registers by user name in steps, and is signed in afterwards', async () => {
  const client = makeClient()
  const asked = intercept(client, 'register', (_input, pass) => pass())
  const name = newName()
  await open(client, '/m/register?back=%2Fm%2Fset')
  await expect.element(page.getByText('Etapa 1 de 2')).toBeVisible()
  await fillAccount(name)
  await expect.element(page.getByText('Etapa 2 de 2')).toBeVisible()
  // The fields of the first step are hidden: focus and announcement go to the second.
  await expect.element(page.getByRole('group', { name: 'Seus dados. Etapa 2 de 2' })).toHaveFocus()
  await label('Código da imagem').fill(await shownCaptcha())
  for (const name of [/^Tenho 18 anos/, /^Li e aceito/]) await expect.element(page.getByRole('checkbox', { name })).toBeRequired()
  await consent()
  const submit = button('Cadastrar').element() as HTMLButtonElement
  for (let tap = 0; tap < 10; tap++) submit.click()
  await expect.element(page.getByText('/m/set')).toBeVisible()
  expect(client.session.get()?.userName).toBe(name)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ registerMethod: 'H5', registerUrl: location.hostname, domain: '' })
  expect(asked[0]!.consent).toEqual({ version: 1, locale: 'pt-BR', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret)
  expect(registerEntries.registerDraft.get()).toBeUndefined()
})

test('[2.10, 3] a new member is remembered if that stays ticked; the two codes of an invitation say what they are', async () => {
  for (const remember of [true, false]) {
    const client = makeClient()
    const name = newName()
    const { unmount } = await open(client)
    await fillAccount(name)
    await expect.element(label('Código de convite (opcional)')).toHaveAccessibleDescription(/^O código do link ou do cartaz do convite\./)
    await expect.element(label('ID de quem indicou (opcional)')).toHaveAccessibleDescription(/^O número da conta de quem convidou você\./)
    const box = page.getByLabelText('Lembrar de mim neste aparelho')
    await expect.element(box).toBeChecked()
    if (!remember) await box.click()
    await label('Código da imagem').fill(await shownCaptcha())
    await confirm()
    await expect.element(page.getByText('/m/home')).toBeVisible()
    expect(localStorage.getItem('autoLogin')).toBe(remember ? '1' : '0')
    if (remember) await expect.poll(() => recallLogin()).toMatchObject({ username: name })
    else expect(recallLogin()).toBeUndefined()
    await unmount()
    await forgetPlayer(client)
  }
})

test('[2.10] registers by mobile: the code field opens once a code was sent', async () => {
  const client = makeClient()
  const mobile = newMobile()
  await open(client)
  await page.getByRole('radio', { name: 'Com celular' }).click()
  await expect.element(label('Código por SMS')).toBeDisabled()
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(page.getByText('Digite seu celular.')).toBeVisible()
  await label('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(page.getByText('Código enviado')).toBeVisible()
  await expect.element(label('Código por SMS')).toBeEnabled()
  await label('Código por SMS').fill(await sentCode(mobile))
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await button('Continuar').click()
  // As by user name: the gateway has captchas on.
  await label('Código da imagem').fill(await shownCaptcha())
  await confirm()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBeDefined()
})

/** A gateway whose registration has no captcha. */
function withoutCaptcha(client: Client) {
  intercept(client, 'getRegisterSettings', async (_input, pass) => ({ ...((await pass()) as object), captcha: false }))
  return client
}

test('[2.10] the digits that a refused request has used are gone, and the newest outcome is the one that shows', async () => {
  const client = makeClient()
  for (let count = 0; count < 3; count++) await sendRegisterCode(client, { mobileNo: newMobile(), countryDialingCode: '55' })
  await open(client)
  await page.getByRole('radio', { name: 'Com celular' }).click()
  await label('Celular').fill(newMobile())
  const send = page.getByRole('button', { name: /Enviar código/ })
  await send.click()
  await expect.element(page.getByText(/^Digite o código da imagem\./)).toBeVisible()
  await label('Código da imagem').fill('00000')
  await send.click()
  await expect.element(page.getByText('Código da imagem incorreto. Digite o novo código.')).toBeVisible()
  await expect.element(label('Código da imagem')).toHaveValue('')
  await expect.element(label('Código por SMS')).toBeDisabled()
  await label('Celular').fill(newMobile())
  await expect.element(page.getByText('Código da imagem incorreto. Digite o novo código.')).not.toBeInTheDocument()
})

test('[2.10] by mobile where captchas are off one shows once a refusal requires it, and is sent', async () => {
  const client = withoutCaptcha(makeClient())
  const mobile = newMobile()
  const asked = intercept(client, 'registerByMobile', async (input, pass) => {
    if (!input.captcha) throw new CaptchaRequiredError('captcha', { code: 'captcha.required', status: 400 })
    return pass()
  })
  await open(client)
  await page.getByRole('radio', { name: 'Com celular' }).click()
  await label('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await label('Código por SMS').fill(await sentCode(mobile))
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await button('Continuar').click()
  await confirm()
  const digits = await shownCaptcha()
  await label('Código da imagem').fill(digits)
  await button('Cadastrar').click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ captcha: digits, captchaId: expect.any(String) })
})

test('[2.10] by user name where captchas are off the device’s work is sent, and a refusal of it shows a captcha', async () => {
  const client = withoutCaptcha(makeClient())
  const calls = vi.spyOn(client, 'request')
  const name = newName()
  await open(client)
  await fillAccount(name)
  // This gateway has captchas on: it does not accept the work in their place.
  await confirm()
  await label('Código da imagem').fill(await shownCaptcha())
  await button('Cadastrar').click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(name)
  const proofs = calls.mock.calls.filter(([call]) => call.name === 'register').map(([, , options]) => options?.proof)
  expect(proofs).toEqual([expect.stringMatching(/^\d+\../), undefined])
})

test('[7.1] the fourth code of an hour is sent once the captcha beside the number is right, which then goes away', async () => {
  const client = withoutCaptcha(makeClient())
  for (let count = 0; count < 3; count++) await sendRegisterCode(client, { mobileNo: newMobile(), countryDialingCode: '55' })
  const mobile = newMobile()
  await open(client)
  await page.getByRole('radio', { name: 'Com celular' }).click()
  await label('Celular').fill(mobile)
  const send = page.getByRole('button', { name: /Enviar código/ })
  await send.click()
  await expect.element(label('Código da imagem')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ouvir os números' })).toBeVisible()
  await label('Código da imagem').fill(await shownCaptcha())
  await send.click()
  await expect.element(page.getByText('Código enviado')).toBeVisible()
  await expect.element(label('Código da imagem')).not.toBeInTheDocument()
  expect(await sentCode(mobile)).toMatch(/^\d{6}$/)
})

test('[5] the first failing field has the focus and says what is wrong; changing the password checks the confirmation again', async () => {
  await open()
  await label('Usuário').fill('1x')
  await label('Senha').fill(secret)
  await label('Repita a senha').fill('Outra1234')
  await button('Continuar').click()
  await expect.element(label('Usuário')).toHaveFocus()
  await expect
    .element(page.getByText('Formato de usuário incorreto. Use de 4 a 16 letras, números ou _, começando com uma letra.'))
    .toBeVisible()
  await expect.element(page.getByText('As senhas não são iguais. Digite a mesma nas duas.')).toBeVisible()
  await label('Senha').fill('Outra1234')
  await expect.element(page.getByText('As senhas não são iguais. Digite a mesma nas duas.')).not.toBeInTheDocument()
})

test('[5] rules that come late check every step before anything is sent, and lead back to the first that is wrong', async () => {
  const client = makeClient()
  const late = gate()
  intercept(client, 'getRegisterRules', async (_input, pass) => {
    await late.passed
    return ((await pass()) as RegisterRule[]).map((rule) => (rule.field === 'password' ? { ...rule, minLength: 14 } : rule))
  })
  const asked = intercept(client, 'register', (_input, pass) => pass())
  await open(client)
  await fillAccount(newName())
  await expect.element(page.getByText('Etapa 2 de 2')).toBeVisible()
  late.open()
  await expect.element(label('Senha')).toHaveAccessibleDescription(/14/)
  await label('Código da imagem').fill('1234')
  await confirm()
  await expect.element(label('Senha')).toHaveFocus()
  await expect.element(page.getByText(/^Esta senha não segue as regras\. Escolha outra que as siga\. Use de 14/)).toBeVisible()
  expect(asked).toHaveLength(0)
})

test('[5] rules that never come leave the form as it is: it registers by the usual ones', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getRegisterRules', () => Promise.reject(refusal()))
  await open(client)
  await label('Usuário').fill('x')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await fillAccount(newName())
  await label('Código da imagem').fill(await shownCaptcha())
  await confirm()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[5] a password that is too long is reported, and never cut', async () => {
  await open()
  await label('Senha').click()
  await userEvent.keyboard('Canario12345678901')
  await expect.element(label('Senha')).toHaveValue('Canario12345678901')
  await label('Repita a senha').click()
  await expect.element(page.getByText(/^Esta senha não segue as regras/)).toBeVisible()
})

test('[8] a taken name is reported when its field loses the focus', async () => {
  const { userName } = await newMember()
  await open()
  await label('Usuário').fill(userName)
  await label('Senha').click()
  await expect.element(page.getByText(/^Este usuário já existe\./)).toBeVisible()
})

test('[8] an invitation code that is none: a toast, and the focus is back on its field; nothing is registered', async () => {
  const client = makeClient()
  const asked = intercept(client, 'register', (_input, pass) => pass())
  await open(client, '/m/register?code=NADA')
  await fillAccount(newName())
  await expect.element(label('Código de convite (opcional)')).toHaveValue('NADA')
  await label('Código da imagem').fill('1234')
  const shown = vi.spyOn(globalThis, 'setTimeout')
  await confirm()
  const toast = page.getByRole('alert').getByText('Código de convite inválido. Confira ou peça outro.')
  await expect.element(toast).toBeVisible()
  // First the toast, then the field.
  expect(label('Código de convite (opcional)').element()).not.toBe(document.activeElement)
  expect(shown.mock.calls.filter(([, ms]) => ms === 1000).length).toBeGreaterThan(1)
  await expect.element(label('Código de convite (opcional)')).toHaveFocus()
  await expect.element(label('Código da imagem')).toHaveValue('')
  expect(asked).toHaveLength(0)
})

test('[8] a link that is over, or of another site, says so before anything is filled in, and again when it is sent', async () => {
  const client = makeClient()
  await open(client, '/m/register?code=BRUNOAGENTE&domain=elsewhere.example')
  await expect.element(page.getByText(/^Este link de indicação não funciona\./)).toBeVisible()
  await fillAccount(newName())
  await label('Código de convite (opcional)').fill('')
  await expect.element(page.getByText(/^Este link de indicação não funciona\./)).not.toBeInTheDocument()
  await label('Código de convite (opcional)').fill('BRUNOAGENTE')
  await label('Código da imagem').fill(await shownCaptcha())
  await confirm()
  await expect.element(page.getByText(/^Este link de indicação não funciona\./)).toBeVisible()
  // As the message says: without the code the registration succeeds.
  await label('Código de convite (opcional)').fill('')
  await label('Código da imagem').fill(await shownCaptcha())
  await button('Cadastrar').click()
  await expect.poll(() => client.session.get()).toBeDefined()
})

test('[2.10, 4] [market numbers.agreeStartsTicked] the agreement starts as the market allows; without it the button is disabled, and a line tied to it says why', async () => {
  await open()
  await fillAccount(newName())
  const agree = page.getByLabelText(/Li e aceito/)
  await expect.element(agree).toBeChecked()
  await expect.element(button('Cadastrar')).toBeEnabled()
  await agree.click()
  await expect.element(button('Cadastrar')).toBeDisabled()
  await expect.element(button('Cadastrar')).toHaveAccessibleDescription('Aceite os termos de uso para continuar.')
  await agree.click()
  await expect.element(button('Cadastrar')).toBeEnabled()
})

test('[2.10] the age is given, never assumed: it is marked after the tap, and nothing is sent', async () => {
  const client = makeClient()
  const asked = intercept(client, 'register', (_input, pass) => pass())
  await open(client)
  await fillAccount(newName())
  await label('Código da imagem').fill('1234')
  const age = page.getByLabelText('Tenho 18 anos ou mais.')
  await expect.element(age).not.toBeChecked()
  await button('Cadastrar').click()
  const missing = page.getByText('Confirme que você tem 18 anos ou mais.')
  await expect.element(missing).toBeVisible()
  await expect.element(age).toHaveFocus()
  await consent()
  await expect.element(missing).not.toBeInTheDocument()
  expect(asked).toHaveLength(0)
})

test('[2.10] a mobile number that was typed needs its code; where the gateway has none, the field says that it stays unverified', async () => {
  const client = makeClient()
  const { unmount } = await open(client)
  await fillAccount(newName())
  await label('Celular (opcional)').fill('21987654321')
  await label('Código da imagem').fill('1234')
  await confirm()
  await expect.element(page.getByText('Digite o código que você recebeu.')).toBeVisible()
  await unmount()
  await forgetPlayer(client)
  const other = makeClient()
  intercept(other, 'getRegisterRules', async (_input, pass) =>
    ((await pass()) as RegisterRule[]).map((rule) => (rule.field === 'verificationCode' ? { ...rule, enabled: false } : rule)),
  )
  await open(other)
  await fillAccount(newName())
  await expect.element(label('Celular (opcional)')).toHaveAccessibleDescription(/fica sem confirmação/)
})

test('[4] a reload loses nothing but passwords', async () => {
  const { unmount } = await open()
  await label('Usuário').fill('anamaria')
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await button('Continuar').click()
  await label('Celular (opcional)').fill('21987654321')
  await expect.poll(() => registerEntries.registerDraft.get()?.values.mobileNum).toBe('21987654321')
  expect(sessionStorage.getItem('registerDraft')).not.toContain(secret)
  await unmount()
  await open()
  await expect.element(label('Usuário')).toHaveValue('anamaria')
  await expect.element(label('Celular (opcional)')).toHaveValue('21987654321')
  await expect.element(label('Senha')).toHaveValue('')
})

test('[4] a registration in which nothing was typed leaves no draft, whatever an invitation filled in', async () => {
  await open(makeClient(), '/m/register?code=ANTIGO')
  await label('Usuário').click()
  await label('Senha').click()
  await expect.element(label('Usuário')).toHaveAttribute('aria-invalid', 'true')
  expect(registerEntries.registerDraft.get()).toBeUndefined()
})

test('[2.10] an invitation link that is opened later names the inviter, whatever the draft has; other fields stay', async () => {
  const code = label('Código de convite (opcional)')
  const first = await open(makeClient(), '/m/register?code=ANTIGO')
  await label('Usuário').fill('anamaria')
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await button('Continuar').click()
  await code.fill('EDITADO')
  await expect.poll(() => registerEntries.registerDraft.get()?.values.affiliateCode).toBe('EDITADO')
  await first.unmount()
  const again = await open(makeClient(), '/m/register?code=ANTIGO')
  await expect.element(label('Usuário')).toHaveValue('anamaria')
  await expect.element(code).toHaveValue('EDITADO')
  await again.unmount()
  await open(makeClient(), '/m/register?code=NOVO')
  await expect.element(label('Usuário')).toHaveValue('anamaria')
  await expect.element(code).toHaveValue('NOVO')
})

test('[2.10] the server opens and closes the ways', async () => {
  await withFlag('USERNAMEREG3', false)
  await open()
  await expect.element(label('Celular')).toBeVisible()
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
})

test('[2.10] a lost answer is reported and looked into: nothing can be sent twice, and the new member is signed in', async () => {
  const client = makeClient()
  const asked = intercept(client, 'register', (_input, pass) => pass())
  const name = newName()
  await open(client)
  await fillAccount(name)
  await label('Código da imagem').fill(await shownCaptcha())
  await withFault({ path: '/wps/member/register', kind: 'drop', when: 'after', times: 3 })
  await confirm()
  await expect.element(page.getByText('Ainda estamos confirmando. Não envie de novo.'), { timeout: 20_000 }).toBeVisible()
  const submit = page.getByRole('button', { name: /Cadastrar/ })
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText('/m/home'), { timeout: 20_000 }).toBeVisible()
  expect(client.session.get()?.userName).toBe(name)
  expect(asked).toHaveLength(2)
}, 60_000)

test('[2.10, 7.2] the banner of registrations is below the form, on a phone too, and leads only to pages of our own', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getAnnouncements', async () => ({
    banners: [
      { url: '/cdn/banners/futebol.pt.svg', title: 'Bônus de boas-vindas', link: '/m/activity' },
      { url: '/cdn/banners/futebol.pt.svg', title: 'Fora daqui', link: 'https://elsewhere.example/' },
    ],
  }))
  await open(client)
  await expect.element(page.getByRole('link', { name: 'Bônus de boas-vindas' })).toHaveAttribute('href', '/m/activity')
  expect(page.getByRole('link', { name: 'Fora daqui' }).query()).toBeNull()
  expect(asked[0]).toMatchObject({ types: ['B'], groupName: 'm_reg' })
  const top = (element: Element) => element.getBoundingClientRect().top
  expect(top(page.getByRole('link', { name: 'Bônus de boas-vindas' }).element())).toBeGreaterThan(top(button('Continuar').element()))
})

test('[4] nothing typed is lost when the phone is turned', async () => {
  await open()
  await label('Usuário').fill('anamaria')
  await label('Senha').fill(secret)
  await page.viewport(844, 390)
  await expect.element(label('Usuário')).toHaveValue('anamaria')
  await expect.element(label('Senha')).toHaveValue(secret)
  await page.viewport(390, 844)
})

test('[2.10] a dead network is reported, and the next try goes through', async () => {
  const client = makeClient()
  const name = newName()
  await open(client)
  await fillAccount(name)
  await label('Código da imagem').fill(await shownCaptcha())
  const clear = await withFault({ path: '/wps/member/register', kind: 'drop' })
  await confirm()
  await expect.element(page.getByText(/Conexão lenta|Ainda estamos confirmando/), { timeout: 30_000 }).toBeVisible()
  await clear()
  await label('Código da imagem').fill(await shownCaptcha())
  await button('Cadastrar').click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(name)
}, 60_000)
