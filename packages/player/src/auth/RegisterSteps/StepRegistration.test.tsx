import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newCpf, newMember } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { getRegistrationProgress } from '@platform/sdk/account'
import { getLimits } from '@platform/sdk/protection'
import { setPersonalInfo } from '@platform/sdk/security'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { newMobile, sentCode, sentEmailCode } from '../../testing/mobileMember.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { shownCaptcha } from '../../testing/shownCaptcha.ts'

const label = (text: string | RegExp) => page.getByLabelText(text, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const next = () => button('Continuar').click()
const secret = 'Canario1234'
const bandeira = { merchant: { code: 'bandeira', market: 'br' as const, defaultLocale: 'pt-BR' as const } }
const guest = () => makeClient({ merchant: 'bandeira' })
const open = (client: Client, path = '/m/register') => renderApp(client, path, bandeira)

const questions = {
  document: 'Qual é o seu CPF?',
  person: 'Qual é o seu nome e quando você nasceu?',
  phone: 'Qual é o seu celular?',
  email: 'Qual é o seu e-mail?',
  account: 'Como você vai entrar?',
}

async function answerDocument(cpf = newCpf()) {
  await label('CPF').fill(cpf)
  await next()
}
async function answerPerson() {
  await label('Nome completo').fill('Ana Clara Souza')
  await label('Data de nascimento').fill('1990-05-17')
  await next()
}
async function answerPhone(mobile = newMobile()) {
  await label('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(label('Código por SMS')).toBeEnabled()
  await label('Código por SMS').fill(await sentCode(mobile))
  await next()
}
async function answerEmail() {
  await label('E-mail').fill(`ana${Date.now()}@correio.example`)
  await next()
}
async function answerAccount(taps = 1) {
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await label('Código da imagem').fill(await shownCaptcha())
  await page.getByLabelText(/^Tenho \d+ anos/).click()
  await page.getByLabelText(/Li e aceito/).click()
  const submit = button('Cadastrar').element() as HTMLButtonElement
  for (let tap = 0; tap < taps; tap++) submit.click()
}

/** A member whose account lacks what follows the e-mail address. */
async function memberWith(_facts: { email: true }) {
  const mobile = newMobile()
  const { session } = await newMember({
    merchant: 'bandeira',
    payeeName: 'Ana Souza',
    idNumber: 'new',
    identity: false,
    mobile: `55${mobile}`,
    email: `qa${mobile}@mail.example`,
  })
  const client = makeClient({ merchant: 'bandeira', session })
  await setPersonalInfo(client, { birthDate: '1990-05-17' })
  return { client }
}

beforeEach(() => forgetPlayer(guest()))

test('[2.10] [market requires.registration] one question a page, each with its own address and honest progress; the last one makes the account', async () => {
  const client = guest()
  const sent = intercept(client, 'register', (_input, pass) => pass())
  const { router } = await open(client)
  const steps = page.getByRole('progressbar')
  await expect.element(heading(questions.document)).toBeVisible()
  await expect.element(steps).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Etapa 1 de \d+$/))
  // A member signs in and goes on with the open question.
  const login = page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true })
  await expect.element(login).toHaveAttribute('href', '/m/login?back=%2Fm%2Fregister%3Fstep%3DemailCode')
  const cpf = newCpf()
  await answerDocument(cpf)
  await expect.element(heading(questions.person)).toHaveFocus()
  await expect.element(steps).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Etapa 2 de/))
  expect(router.state.location.search).toBe('?step=person')
  await answerPerson()
  await expect.element(heading(questions.phone)).toBeVisible()
  const mobile = newMobile()
  await answerPhone(mobile)
  await expect.element(heading(questions.email)).toBeVisible()
  await answerEmail()
  await expect.element(heading(questions.account)).toBeVisible()
  // Proposed, and the player's to change.
  await expect.element(label('Usuário')).toHaveValue(expect.stringMatching(/^ana\d{4}$/))
  await answerAccount()
  await expect.poll(() => client.session.get()).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ idNumber: cpf, payeeName: 'Ana Clara Souza', mobileNum: mobile, registerMethod: 'H5' })
  expect(sent[0]!.consent).toMatchObject({ version: expect.any(Number), locale: 'pt-BR' })
  await expect.poll(() => localStorage.getItem('stepDraft')).toBeNull()
  // Signed in: the e-mail address is filled in, a code proves it.
  await expect.element(heading('Confirme seu e-mail')).toBeVisible()
  expect(router.state.location.search).toBe('?step=emailCode')
  const email = (label('E-mail').element() as HTMLInputElement).value
  await next()
  await expect.element(page.getByText('Digite o código que você recebeu.')).toBeVisible()
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await label('Código por e-mail').fill(await sentEmailCode(email))
  await next()
  await expect.element(heading('Onde você mora?')).toBeVisible()
  await label('CEP').fill('01310-100')
  await expect.element(label('Rua ou avenida')).toHaveValue('Avenida Paulista')
  await expect.element(label('Cidade')).toHaveValue('São Paulo')
  await label('Número').fill('1000')
  await next()
  await expect.element(heading('Qual é o seu gênero?')).toBeVisible()
  await page.getByRole('radio', { name: 'Prefiro não informar' }).click()
  await next()
  await expect.element(heading('Quais são os seus limites?')).toBeVisible()
  const [loss, time] = [label('Quanto você aceita perder, no máximo'), label('Quantos minutos de jogo, no máximo')]
  for (const field of [loss, time]) await expect.element(field).toHaveValue('')
  await next()
  await expect.element(loss).toHaveFocus()
  await loss.fill('200')
  await time.fill('60')
  await next()
  await expect.element(heading('Confirme que é você')).toBeVisible()
  const progress = await getRegistrationProgress(client)
  expect(progress).toMatchObject({ state: 'identifying', next: 'identity', gender: 'unstated', address: { number: '1000', state: 'SP' } })
  expect((await getLimits(client)).limits.map(({ kind, value }) => [kind, value])).toEqual(
    expect.arrayContaining([
      ['loss', 20_000],
      ['time', 60],
    ]),
  )
})

test('[2.10] a step that was answered is found as it was: by the arrow, by the browser, and after a visit to another page', async () => {
  const client = guest()
  const { router } = await open(client)
  const cpf = newCpf()
  await answerDocument(cpf)
  await label('Nome completo').fill('Ana Clara')
  await button('Voltar').click()
  await expect.element(label('CPF')).toHaveValue(cpf)
  await next()
  await expect.element(label('Nome completo')).toHaveValue('Ana Clara')
  void router.navigate('/m/help')
  await expect.element(heading(questions.person)).not.toBeInTheDocument()
  void router.navigate('/m/register')
  await expect.element(heading(questions.person)).toBeVisible()
  // A step that is not reached yet leads to the open one.
  void router.navigate('/m/register?step=account')
  await expect.element(heading(questions.person)).toBeVisible()
  await button('Apagar e recomeçar').click()
  await expect.element(label('CPF')).toHaveValue('')
  expect(localStorage.getItem('stepDraft')).toBeNull()
})

test('[2.10] a CPF with wrong check digits stays on the device, and the page says what is wrong', async () => {
  await open(guest())
  await answerDocument('11144477734')
  await expect.element(label('CPF')).toHaveFocus()
  await expect.element(page.getByText('Confira o CPF: algum número parece trocado.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/CPF inválido/i)
})

test('[2.10] [market numbers.minimumAge] a stated age under the minimum is recorded with the account, also if the date was corrected before; the way on is a document', async () => {
  const client = guest()
  const stated = intercept(client, 'setPersonalInfo', (_input, pass) => pass())
  const { router } = await open(client)
  const rule = page.getByText('Só maiores de 18 anos podem jogar. Se a data está errada, envie um documento.')
  await answerDocument()
  await label('Nome completo').fill('Ana Clara Souza')
  await label('Data de nascimento').fill('2012-05-17')
  await next()
  await expect.element(heading(questions.phone)).toBeVisible()
  await expect.element(rule).toBeVisible()
  await button('Voltar').click()
  await label('Data de nascimento').fill('1992-05-17')
  await next()
  await expect.element(rule).toBeVisible()
  await answerPhone()
  await answerEmail()
  await answerAccount()
  await expect.element(heading('Confirme seu e-mail')).toBeVisible()
  expect(stated).toEqual([{ birthDate: '2012-05-17' }, { birthDate: '1992-05-17' }])
  expect(await getRegistrationProgress(client)).toMatchObject({ state: 'underage', next: 'email' })
  // The date can be corrected until the document is sent.
  void router.navigate('/m/register?step=person')
  await expect.element(heading(questions.person)).toBeVisible()
  await label('Data de nascimento').fill('2013-05-17')
  await next()
  await expect.element(heading('Confirme seu e-mail')).toBeVisible()
  expect(stated).toHaveLength(3)
})

test('[2.10] a stated age under the minimum that does not reach the gateway with the account is sent before the next date', async () => {
  const client = guest()
  let isCut = true
  const sent = intercept(client, 'setPersonalInfo', (_input, pass) => (isCut ? Promise.reject(refusal()) : pass()))
  await open(client)
  await answerDocument()
  await label('Nome completo').fill('Ana Clara Souza')
  await label('Data de nascimento').fill('2012-05-17')
  await next()
  await expect.element(heading(questions.phone)).toBeVisible()
  await button('Voltar').click()
  await label('Data de nascimento').fill('1992-05-17')
  await next()
  await answerPhone()
  await answerEmail()
  await answerAccount()
  await expect.element(heading(questions.person)).toBeVisible()
  expect(sent).toEqual([{ birthDate: '2012-05-17' }])
  isCut = false
  await label('Data de nascimento').fill('1993-05-17')
  await next()
  await expect.element(heading('Confirme seu e-mail')).toBeVisible()
  expect(sent.slice(1)).toEqual([{ birthDate: '2012-05-17' }, { birthDate: '1993-05-17' }])
  expect(await getRegistrationProgress(client)).toMatchObject({ state: 'underage' })
  expect(localStorage.getItem('stepDraft')).toBeNull()
})

test('[2.10] the code of the number outlives a reload of this tab for some minutes, as nothing else that is secret does', async () => {
  const { router } = await open(guest())
  await answerDocument()
  await answerPerson()
  const mobile = newMobile()
  await answerPhone(mobile)
  await expect.element(heading(questions.email)).toBeVisible()
  expect(localStorage.getItem('stepDraft')).not.toContain('verificationCode')
  void router.navigate('/m/help')
  await expect.element(heading(questions.email)).not.toBeInTheDocument()
  void router.navigate('/m/register')
  await expect.element(heading(questions.email)).toBeVisible()
  await answerEmail()
  await expect.element(heading(questions.account)).toBeVisible()
  const stored = JSON.parse(sessionStorage.getItem('stepCode')!) as object
  sessionStorage.setItem('stepCode', JSON.stringify({ ...stored, until: 1 }))
  void router.navigate('/m/help')
  await expect.element(heading(questions.account)).not.toBeInTheDocument()
  void router.navigate('/m/register')
  await expect.element(heading(questions.phone)).toBeVisible()
  await expect.element(page.getByText('Digite de novo o código do SMS: ele vale por poucos minutos.')).toBeVisible()
  // The e-mail address is answered: straight back to the account.
  await label('Código por SMS').fill(await sentCode(mobile))
  await next()
  await expect.poll(() => router.state.location.search).toBe('?step=account')
})

test('[2.10] ten taps make one account; a code that the gateway refuses leads back to the number, and a new one goes on', async () => {
  const client = guest()
  const sent = intercept(client, 'register', (_input, pass) => pass())
  await open(client)
  await answerDocument()
  await answerPerson()
  const mobile = newMobile()
  await label('Celular').fill(mobile)
  await page.getByRole('button', { name: /Enviar código/ }).click()
  await expect.element(label('Código por SMS')).toBeEnabled()
  const code = await sentCode(mobile)
  await label('Código por SMS').fill(code === '000000' ? '000001' : '000000')
  await next()
  await answerEmail()
  const name = `ana${Date.now()}`.slice(0, 15)
  await label('Usuário').fill(name)
  await answerAccount()
  await expect.element(heading(questions.phone)).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  await expect.element(label('Celular')).toHaveValue(mobile)
  await label('Código por SMS').fill(code)
  await next()
  // What follows is answered: straight back to the account, with its name.
  await expect.element(heading(questions.account)).toBeVisible()
  await expect.element(label('Usuário')).toHaveValue(name)
  await answerAccount(10)
  await expect.poll(() => client.session.get()).toBeDefined()
  expect(sent).toHaveLength(2)
  await expect.element(heading('Confirme seu e-mail')).toBeVisible()
})

test('[2.10] a step of a member leads a guest through the login, and a member to the first open step', async () => {
  const client = guest()
  const { router } = await open(client, '/m/register?step=address')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/m/login?back=%2Fm%2Fregister%3Fstep%3Daddress')
  const { userName, password } = await newMember({ merchant: 'bandeira', payeeName: 'Ana Souza', idNumber: 'new', identity: false })
  await label('Usuário').fill(userName)
  await label('Senha').fill(password)
  await button('Entrar').click()
  // The account was made in another way and has no date of birth yet.
  await expect.element(heading(questions.person)).toBeVisible()
  await label('Data de nascimento').fill('1990-05-17')
  await next()
  await expect.element(heading(questions.person)).not.toBeInTheDocument()
})

test('[2.10] a search for a CEP that does not answer, and a CEP that is not found: the address is filled in by hand', async () => {
  const { client } = await memberWith({ email: true })
  let answer: 'unavailable' | 'unknown' = 'unavailable'
  intercept(client, 'findAddress', (_input, pass) => (answer === 'unavailable' ? Promise.reject(refusal()) : pass()))
  await open(client, '/m/register?step=address')
  await label('CEP').fill('01310100')
  await expect.element(page.getByText('A busca de CEP não respondeu. Preencha o endereço.')).toBeVisible()
  answer = 'unknown'
  await label('CEP').fill('99999999')
  await expect.element(page.getByText('Não encontramos este CEP. Preencha o endereço.')).toBeVisible()
  await next()
  await expect.element(label('Rua ou avenida')).toHaveFocus()
  await label('CEP').fill('69900-001')
  await label('Rua ou avenida').fill('Rua do Sol')
  await label('Cidade').fill('Rio Branco')
  await page.getByRole('combobox', { name: 'Estado' }).selectOptions('AC')
  await next()
  await expect.element(heading('Qual é o seu gênero?')).toBeVisible()
  // Back without loss.
  await button('Voltar').click()
  await expect.element(label('Cidade')).toHaveValue('Rio Branco')
})

test('[2.10] a CEP fills in once: what was typed since stays; an unknown one empties what the last one knew', async () => {
  const { client } = await memberWith({ email: true })
  const { router } = await open(client, '/m/register?step=address')
  await label('CEP').fill('01310100')
  await expect.element(label('Rua ou avenida')).toHaveValue('Avenida Paulista')
  await label('Rua ou avenida').fill('Alameda Santos')
  void router.navigate('/m/help')
  await expect.element(label('CEP')).not.toBeInTheDocument()
  void router.navigate('/m/register?step=address')
  await expect.element(page.getByText(/^Encontramos seu endereço/)).toBeVisible()
  await expect.element(label('Rua ou avenida')).toHaveValue('Alameda Santos')
  await label('CEP').fill('99999999')
  await expect.element(page.getByText('Não encontramos este CEP. Preencha o endereço.')).toBeVisible()
  await expect.element(label('Rua ou avenida')).toHaveValue('')
  await expect.element(label('Cidade')).toHaveValue('')
})

test('[2.10] answers that are older than a day are removed from the device', async () => {
  localStorage.setItem('stepDraft', JSON.stringify({ method: 'username', country: '', values: { payeeName: 'Ana' }, until: 1 }))
  await open(guest())
  await expect.element(label('CPF')).toHaveValue('')
  expect(localStorage.getItem('stepDraft')).toBeNull()
})

test('[2.10] consents that are missing send nothing: a login in another tab leads this one on', async () => {
  const client = guest()
  await open(client)
  await answerDocument()
  await answerPerson()
  await answerPhone()
  await answerEmail()
  await label('Senha').fill(secret)
  await label('Repita a senha').fill(secret)
  await label('Código da imagem').fill(await shownCaptcha())
  await page.getByLabelText(/Li e aceito/).click()
  await button('Cadastrar').click()
  await expect.element(button('Cadastrar')).toBeEnabled()
  const { session } = await newMember({ merchant: 'bandeira', payeeName: 'Ana Souza', idNumber: 'new', identity: false })
  client.session.set(session)
  await expect.element(heading(questions.account)).not.toBeInTheDocument()
})
