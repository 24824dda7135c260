import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { removeBankCardMutation } from '@platform/sdk/query/security'
import { addBankCard, getBankCards, getSecurityConfig, setPaymentPassword, setSecurityAnswers } from '@platform/sdk/security'
import { consoleApi, makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { changedClient, untouched } from '../../testing/changedAnswers.ts'
import { intercept } from '../../testing/intercept.ts'
import { interruptedCall } from '../../testing/interruptedCall.ts'
import { mobileMember, newMobile, sentCode } from '../../testing/mobileMember.ts'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { passTime } from '../../testing/passTime.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { securityEntries } from '../../storage/securityEntries.ts'
import { SecurityCenterScreen } from './SecurityCenterScreen.tsx'

const pin = '284617'
const path = '/m/securityCenter'
const open = (client: ReturnType<typeof makeClient>, view?: string) =>
  renderScreen(<SecurityCenterScreen />, { path: view ? `${path}?view=${view}` : path, client })

async function member() {
  const { session, password } = await newMember()
  return { client: makeClient({ session }), password }
}
const field = (name: string | RegExp) => page.getByLabelText(name, { exact: typeof name === 'string' })
const save = page.getByRole('button', { name: 'Salvar' })

test('[7.6] it says how well the account is protected and why, and what is missing', async () => {
  const { client } = await member()
  await open(client)
  await expect.element(page.getByText('10 de 100')).toBeVisible()
  await page.getByText('Como calculamos').click()
  await expect.element(page.getByText('20 pontos').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Criar senha de saque' })).toHaveAttribute('href', `${path}?view=payment`)
  await expect.element(page.getByRole('link', { name: /^Celular.*Falta$/ })).toBeVisible()
})

test('[7.6] the payment password is set by keyboard; what is weak or mistyped is reported at its field and not sent', async () => {
  const { client, password } = await member()
  await open(client, 'payment')
  await field('Senha de acesso').click()
  await userEvent.keyboard(`${password}{Tab}{Tab}123456{Tab}{Tab}123456{Enter}`)
  await expect.element(page.getByText('Use 6 dígitos: nem todos iguais, nem em sequência.')).toBeVisible()
  await field('Senha de saque').fill(pin)
  await field('Repita a senha de saque').fill('284618')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('As senhas não são iguais. Digite a mesma nas duas.')).toBeVisible()
  await field('Repita a senha de saque').fill(pin)
  await save.click()
  await expect.poll(async () => (await getSecurityConfig(client)).paymentPassword).toBe(true)
})

test('[7.6] wrong tries say so, and the fifth that it is locked', async () => {
  const { client, password } = await member()
  await setPaymentPassword(client, { password, paymentPassword: pin })
  await open(client, 'payment')
  await field('Senha de saque atual').fill('300507')
  await field('Nova senha de saque').fill('591738')
  await field('Repita a nova senha').fill('591738')
  await save.click()
  await expect.element(page.getByText('Senha de saque incorreta. Confira e tente de novo. Restam 4 tentativas.')).toBeVisible()
  await expect.element(field('Senha de saque atual')).toBeInvalid()
  await expect.element(field('Senha de saque atual')).toHaveFocus()
  for (let tries = 0; tries < 4; tries++) {
    await expect.element(save).toBeEnabled()
    await save.click()
  }
  await expect
    .element(
      page.getByText('Senha de saque bloqueada por 30 minutos depois de cinco tentativas erradas. Tente depois ou fale com o atendimento.'),
    )
    .toBeVisible()
})

test('[7.6] a destination is added once, shows masked, and the hold of withdrawals shows in the centre', async () => {
  const { client, password } = await member()
  await setPaymentPassword(client, { password, paymentPassword: pin })
  await open(client, 'destination')
  await field('Chave Pix').last().fill('111.444.777-34')
  await field('Nome do titular').fill('Ana Clara Souza')
  await field('Senha de saque').fill(pin)
  const add = page.getByRole('button', { name: 'Adicionar conta' })
  await add.click()
  await expect.element(page.getByText('Esta chave Pix não é do tipo escolhido. Confira a chave ou o tipo.')).toBeVisible()
  await field('Chave Pix').last().fill('111.444.777-35')
  await add.click()
  await expect.poll(async () => (await getBankCards(client)).length).toBe(1)
  await open(client, 'destinations')
  await expect.element(page.getByText('•••.444.777-••')).toBeVisible()
  expect(sessionStorage.getItem('bankCards')).not.toContain('11144477735')
  await open(makeClient({ session: client.session.get() }))
  await expect.element(page.getByText('Saques pausados')).toBeVisible()
})

test('[4, 7.6] a session that ends by the submit of a destination: after the login the key is there, the payment password is not', async () => {
  const person = await newMember()
  const { session, password, userName } = person
  const client = makeClient({ session })
  await setPaymentPassword(client, { password, paymentPassword: pin })
  const { router } = await renderApp(client, `${path}?view=destination`)
  await field('Chave Pix').last().fill('111.444.777-35')
  await field('Nome do titular').fill('Ana Clara Souza')
  await field('Senha de saque').fill(pin)
  await consoleApi('sessions/expire', { merchant: 'ipanema', userName })
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/login')
  client.session.set((await signedInClient(person)).session.get()!)
  await expect.poll(() => router.state.location.search).toBe('?view=destination')
  await expect.element(field('Chave Pix').last()).toHaveValue('111.444.777-35')
  await expect.element(field('Nome do titular')).toHaveValue('Ana Clara Souza')
  await expect.element(field('Senha de saque')).toHaveValue('')
  expect(await getBankCards(client)).toEqual([])
})

test('[7.6] until it is known whether a destination was removed, none can be removed', async () => {
  const { client, password } = await member()
  const { userName } = client.session.get()!
  await setPaymentPassword(client, { password, paymentPassword: pin })
  const form = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza', paymentPassword: pin } as const
  await addBankCard(client, form, { idempotencyKey: crypto.randomUUID() })
  interruptedCall(client, removeBankCardMutation(client), `never-sent-${userName}`)
  let state = 'running'
  intercept(client, 'getTransactionStatus', () => Promise.resolve({ state }))
  const untilSo = passTime()
  await open(client, 'destinations')
  const remove = page.getByRole('button', { name: /Remover/ })
  await expect.element(remove).toBeDisabled()
  const check = page.getByRole('button', { name: 'Conferir de novo' })
  await untilSo(() => check.query() !== null)
  await expect.element(remove).toBeDisabled()
  state = 'unknown'
  await check.click()
  await untilSo(() => !(remove.element() as HTMLButtonElement).disabled)
})

test('[4] the destinations of the last visit show at once, masked; a sign-out wipes them', async () => {
  const { client, password } = await member()
  await setPaymentPassword(client, { password, paymentPassword: pin })
  const form = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza', paymentPassword: pin } as const
  await addBankCard(client, form, { idempotencyKey: crypto.randomUUID() })
  await renderApp(client, `${path}?view=destinations`)
  await expect.element(page.getByText('a••••@correio.example')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remover conta Pix · E-mail a••••@correio.example', exact: true })).toBeVisible()
  await expect.poll(() => sessionStorage.getItem('bankCards')).toContain('a••••@correio.example')
  await forgetPlayer(client)
  expect(sessionStorage.getItem('bankCards')).toBeNull()
})

test.for([
  ['show while the answer is pending', {}, 1],
  ['of another player never show', { userName: 'bia' }, 0],
  ['that do not fit the schema never show', { cards: [{ masked: 'a••••@correio.example' }] }, 0],
] as const)('[4] stored destinations %s', async ([, changes, shown]) => {
  const { client, password } = await member()
  await setPaymentPassword(client, { password, paymentPassword: pin })
  const form = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', payeeName: 'Ana Souza', paymentPassword: pin } as const
  await addBankCard(client, form, { idempotencyKey: crypto.randomUUID() })
  const stored = { userName: client.session.get()!.userName, cards: await getBankCards(client), ...changes }
  onTestFinished(() => securityEntries.bankCards.remove())
  sessionStorage.setItem('bankCards', JSON.stringify(stored))
  const requests = intercept(client, 'getBankCards', () => new Promise(() => undefined))
  await open(client, 'destinations')
  await expect.poll(() => requests.length).toBe(1)
  await expect.poll(() => page.getByText('a••••@correio.example').elements().length).toBe(shown)
})

test('[7.6] a forgotten payment password: who can be sent no code answers the security questions; without those support helps', async () => {
  const { client, password } = await member()
  await setPaymentPassword(client, { password, paymentPassword: pin })
  await open(client, 'reset')
  await expect.element(page.getByRole('link', { name: 'Falar com o atendimento' })).toHaveAttribute('href', '/m/service')
  const answers = [
    { question: 'pet' as const, answer: 'Pipoca' },
    { question: 'school' as const, answer: 'Escola São João' },
  ]
  await setSecurityAnswers(client, { answers, password })
  await open(makeClient({ session: client.session.get() }), 'reset')
  await field('Como se chamava seu primeiro animal de estimação?').fill('Farofa')
  await field('Qual foi sua primeira escola?').fill('escola sao joao')
  await field('Nova senha de saque').fill('591738')
  await field('Repita a nova senha').fill('591738')
  await save.click()
  await expect.element(page.getByRole('alert').getByText(/Restam 4 tentativas/)).toBeVisible()
  await field('Como se chamava seu primeiro animal de estimação?').fill('PIPOCA')
  await save.click()
  await expect.poll(async () => (await getSecurityConfig(client)).heldUntil).toBeGreaterThan(Date.now())
  expect((await getSecurityConfig(client)).paymentPassword).toBe(true)
})

test('[7.6] a passkey is created with the payment password, also if another tab has set that since the page was opened', async () => {
  const { client, password } = await member()
  await open(client, 'passkeys')
  const login = field('Senha de acesso')
  await login.fill(password)
  expect(field('Senha de saque').query()).toBeNull()
  await setPaymentPassword(makeClient({ session: client.session.get() }), { password, paymentPassword: pin })
  const create = page.getByRole('button', { name: 'Criar chave neste aparelho' })
  await create.click()
  await expect.element(field('Senha de saque')).toBeVisible()
  await field('Senha de saque').fill('918273')
  await create.click()
  // The missing one was no try.
  await expect.element(page.getByText('Senha de saque incorreta. Confira e tente de novo. Restam 4 tentativas.')).toBeVisible()
  await expect.element(field('Senha de saque')).toBeInvalid()
})

test('[7.6] where there is a passkey it confirms; a player who closes its window reads that nothing happened, and can use the password', async () => {
  const { session, password } = await newMember()
  await setPaymentPassword(makeClient({ session }), { password, paymentPassword: pin })
  const client = changedClient((key) => (key === 'passkeys' ? 1 : untouched), session)
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
  await open(client, 'destination')
  await field('Chave Pix').last().fill('111.444.777-35')
  await field('Nome do titular').fill('Ana Clara Souza')
  const pinField = () => document.querySelector('input[name=paymentPassword]')
  expect(pinField()).toBeNull()
  const add = page.getByRole('button', { name: 'Adicionar conta' })
  await add.click()
  await expect.element(page.getByText('Nada foi confirmado. Tente de novo ou use a senha de saque.')).toBeVisible()
  expect(await getBankCards(client)).toEqual([])
  await page.getByRole('radio', { name: 'Senha de saque' }).click({ force: true })
  await userEvent.fill(pinField()!, pin)
  await add.click()
  await expect.poll(async () => (await getBankCards(client)).length).toBe(1)
})

test('[7.6] a name and a CPF that are fixed show masked, with the way to support, and no form', async () => {
  const { client, password } = await member()
  await setPaymentPassword(client, { password, paymentPassword: pin })
  const form = {
    type: 'PIX',
    pixKeyType: 'EMAIL',
    pixKey: 'ana@correio.example',
    payeeName: 'Ana Clara Souza',
    paymentPassword: pin,
  } as const
  await addBankCard(client, form, { idempotencyKey: crypto.randomUUID() })
  await open(client, 'name')
  await expect.element(page.getByText('Ana C••• S•••')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Falar com o atendimento' })).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})

test('[7.6] a change of the number requires a code of the old and one of the new', async () => {
  const { session, mobile } = await mobileMember()
  const client = makeClient({ session })
  await open(client, 'mobile')
  const send = page.getByRole('button', { name: 'Enviar código' })
  await send.first().click()
  const next = newMobile()
  await field('Novo celular').fill(next)
  await send.click()
  await expect.poll(() => sentCode(next)).not.toBe('')
  await field(/^Código para/).fill(await sentCode(mobile))
  await field('Código do novo contato').fill(await sentCode(next))
  await save.click()
  await expect.poll(async () => (await getSecurityConfig(client)).mobile).toContain(next.slice(-2))
})
