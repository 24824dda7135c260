import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember, sandboxUrl } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { setAddress, setGender } from '@platform/sdk/account'
import { getLimits, setLimit } from '@platform/sdk/protection'
import { setPersonalInfo } from '@platform/sdk/security'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { fakeCamera } from '../../testing/fakeCamera.ts'
import { choosePicture } from '../../testing/documentPicture.ts'
import { newMobile } from '../../testing/mobileMember.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const label = (text: string | RegExp) => page.getByLabelText(text, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const address = { postalCode: '01310100', street: 'Avenida Paulista', number: '1000', city: 'São Paulo', state: 'SP' }
const open = (client: Client, path: string, market: 'br' | 'gb' | 'on' = 'br') =>
  renderApp(client, path, { merchant: { code: 'bandeira', market } })

/** A member of bandeira who has stated what comes before this step. */
async function memberAt(step: 'address' | 'limits' | 'identity') {
  const mobile = newMobile()
  const facts = { payeeName: 'Ana Souza', idNumber: 'new', mobile: `55${mobile}`, email: `qa${mobile}@mail.example` }
  const { session, userName, password } = await newMember({ merchant: 'bandeira', identity: false, ...facts })
  const client = makeClient({ merchant: 'bandeira', session })
  await setPersonalInfo(client, { birthDate: '1990-05-17' })
  if (step !== 'address') {
    await setAddress(client, address)
    await setGender(client, { gender: 'unstated' })
  }
  if (step === 'identity') {
    await setLimit(client, { kind: 'loss', period: 'day', value: 20_000 })
    await setLimit(client, { kind: 'time', period: 'day', value: 60 })
  }
  return { client, userName, password }
}

async function decide(userName: string, outcome: 'accepted' | 'refused', reason?: string) {
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const desk = (await (await fetch(`${sandboxUrl()}/console/api/desk`)).json()) as { identities: { id: number; userName: string }[] }
  const { id } = desk.identities.find((one) => one.userName === userName)!
  await consoleApi('kyc/decide', { id, outcome, reason })
}

async function sendPictures() {
  for (const side of ['Frente do documento', 'Verso do documento', 'Selfie com o documento']) {
    await expect.element(page.getByRole('heading', { name: side })).toBeVisible()
    await choosePicture()
  }
  await expect.element(page.getByText(/Recebemos suas fotos/)).toBeVisible()
}

beforeEach(() => forgetPlayer(makeClient({ merchant: 'bandeira' })))

test('[2.10] pictures that are dark stay on the device; the result shows on the page: refused, again, and support after the third time', async () => {
  const { session, userName } = await newMember({ merchant: 'bandeira', identity: false })
  await consoleApi('registration/state', { merchant: 'bandeira', userName, at: 'again', reason: 'glare' })
  const client = makeClient({ merchant: 'bandeira', session })
  await setLimit(client, { kind: 'loss', period: 'day', value: 20_000 })
  await setLimit(client, { kind: 'time', period: 'day', value: 60 })
  await open(client, '/m/register')
  await expect.element(page.getByText(/^Havia reflexo no documento\. Restam 2/)).toBeVisible()
  await choosePicture('dark')
  await expect.element(page.getByText('Está escuro demais. Procure mais luz.')).toBeVisible()
  for (const [reason, text] of [
    ['blur', /^As fotos estavam tremidas\. Resta 1/],
    ['name', /^O nome do documento não é o da conta\./],
  ] as const) {
    await sendPictures()
    await decide(userName, 'refused', reason)
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await expect.element(page.getByRole('link', { name: 'Falar com o atendimento' })).toBeVisible()
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('[2.10] the camera says what is wrong while it is on: too dark, blurred, cut; and takes the picture that is good', async () => {
  const { client } = await memberAt('identity')
  const { stream, show } = fakeCamera()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  await open(client, '/m/register')
  show('dark')
  await button('Abrir câmera').click()
  await expect.element(page.getByText('Está escuro demais. Procure mais luz.')).toBeVisible()
  show('blurred')
  await expect.element(page.getByText('A foto saiu tremida. Apoie o aparelho e tente de novo.')).toBeVisible()
  show('cut')
  await expect.element(page.getByText('O documento parece cortado. Mostre-o inteiro, com uma borda em volta.')).toBeVisible()
  show('good')
  await expect.element(page.getByText('A imagem está boa. Pode tirar a foto.')).toBeVisible()
  await button('Tirar foto').click()
  await expect.element(page.getByRole('heading', { name: 'Verso do documento' })).toBeVisible()
  // The camera is off until the next picture.
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('[2.10] an accepted identity opens the account on the page, and leads where the player wanted to be', async () => {
  const { client, userName } = await memberAt('identity')
  const { router } = await open(client, '/m/register?back=%2Fm%2Fhelp')
  await sendPictures()
  await decide(userName, 'accepted')
  await page.getByRole('link', { name: 'Entrar no site' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/help')
})

test('[2.10] a member whose account is open has no question: the page leads back', async () => {
  const { session } = await newMember({ merchant: 'bandeira' })
  const { router } = await open(makeClient({ merchant: 'bandeira', session }), '/m/register?step=emailCode&back=%2Fm%2Fhelp')
  await expect.poll(() => router.state.location.pathname).toBe('/m/help')
})

test('[2.14] the member centre leads on with the open question', async () => {
  const { client } = await memberAt('address')
  await open(client, '/m/mine')
  await page.getByRole('link', { name: 'Continuar o cadastro' }).click()
  await expect.element(heading('Onde você mora?')).toBeVisible()
})

test('[4] a session that ends in a step: after the login the step is there with what was typed', async () => {
  const { client, userName, password } = await memberAt('address')
  const { router } = await open(client, '/m/register')
  await expect.element(heading('Onde você mora?')).toBeVisible()
  await button('Preencher sem o CEP').click()
  await label('Rua ou avenida').fill('Rua do Sol')
  await consoleApi('sessions/expire', { merchant: 'bandeira', userName })
  await label('CEP').fill('01310100')
  await expect.poll(() => router.state.location.pathname).toBe('/m/login')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Entrar de novo' }).click()
  await label('Usuário').fill(userName)
  await label('Senha').fill(password)
  await button('Entrar').click()
  await expect.element(heading('Onde você mora?')).toBeVisible()
  await expect.element(label('CEP')).toHaveValue('01310100')
})

test('[7] [market requires.registration] a market without CPF has no question about one', async () => {
  await open(makeClient({ merchant: 'bandeira' }), '/m/register', 'gb')
  await expect.element(heading('Qual é o seu nome e quando você nasceu?')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Etapa 1 de 8')
  expect(document.body.textContent).not.toMatch(/CPF|CEP/)
})

test('[2.10] [market numbers.limitsRequiredAtRegistration] on: one limit is enough, an empty kind is not sent', async () => {
  const { client } = await memberAt('limits')
  await open(client, '/m/register', 'on')
  await label('Quanto você quer depositar, no máximo').fill('200')
  await button('Continuar').click()
  await expect.poll(async () => (await getLimits(client)).limits.map(({ kind, value }) => [kind, value])).toEqual([['deposit', 20_000]])
})

test('[7] [market requires.registration] gb: no search for an address, and no text promises one', async () => {
  const { client } = await memberAt('address')
  await open(client, '/m/register', 'gb')
  await expect.element(page.getByText('Precisamos do endereço de onde você mora.')).toBeVisible()
  await button('Continuar').click()
  await expect.element(page.getByText('Preencha o código postal.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/CEP/)
})
