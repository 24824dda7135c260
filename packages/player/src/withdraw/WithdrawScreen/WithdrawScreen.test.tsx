import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { minor, type Client } from '@platform/sdk'
import { getWalletBalance } from '@platform/sdk/wallet'
import { withdrawMutation } from '@platform/sdk/query/withdraw'
import { getBankCards } from '@platform/sdk/security'
import { getWithdrawOrder, getWithdrawSettings, withdraw } from '@platform/sdk/withdraw'
import { consoleApi, makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { gate, intercept } from '../../testing/intercept.ts'
import { interruptedCall } from '../../testing/interruptedCall.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { renderScenario } from '../../testing/renderScenario.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'
import { button, heading, link } from '../../testing/roles.ts'

const path = '/m/withdraw'
const open = (client: Client, query = '') => renderScreen(<WithdrawScreen />, { path: path + query, client })
const pin = () => page.getByLabelText('Senha de saque', { exact: true })
const balanceOf = async (client: Client) => (await getWalletBalance(client, {})).sumBalance

/** A member with everything in order. */
async function withdrawer(balance = 50_000) {
  const member = await newMember({ balance })
  const { session, userName } = member
  const { paymentPassword } = await consoleApi<{ paymentPassword: string }>('withdrawals/ready', { merchant: 'ipanema', userName })
  return { client: makeClient({ session }), member, session, userName, paymentPassword }
}

test('[7.6] a new member reads what is missing, each line with the way to correct it, and no form', async () => {
  const { session } = await newMember({ balance: 5000 })
  await open(makeClient({ session }))
  await expect.element(heading('Antes de sacar')).toBeVisible()
  await expect.element(link('Ir para senha de saque')).toHaveAttribute('href', '/m/securityCenter?view=payment')
  await expect.element(link('Adicionar conta')).toHaveAttribute('href', '/m/securityCenter?view=destination')
  await expect.element(button('Sacar')).not.toBeInTheDocument()
})

test('[7.6] with the payment password the money is held: a double tap makes one withdrawal, and its page says where the money is', async () => {
  const { client, paymentPassword } = await withdrawer()
  const sent = intercept(client, 'withdraw', (_input, pass) => pass())
  await open(client)
  await expect.element(page.getByText('Tudo pronto para sacar')).toBeVisible()
  await button('Sacar').click()
  await expect.element(page.getByText('Informe um valor.')).toBeVisible()
  await page.getByLabelText('Valor').fill('100')
  await expect.element(page.getByText('Você recebe')).toBeVisible()
  await pin().fill(paymentPassword)
  const announced = recordLive()
  await button(/Sacar R\$\s100,00/).dblClick()
  await expect.element(heading('O que aconteceu')).toBeVisible()
  expect(announced.filter((text) => text.includes('Informe'))).toEqual([])
  expect(sent).toHaveLength(1)
  expect(await balanceOf(client)).toBe(40_000)
  await expect.element(page.getByText('Saque pedido, valor reservado')).toBeVisible()
})

test('[7.6] a wrong payment password says how often it may be tried, and that nothing left the balance', async () => {
  const { client } = await withdrawer()
  await open(client)
  await page.getByLabelText('Valor').fill('100')
  await pin().fill('918273')
  await button(/Sacar R\$/).click()
  await expect.element(page.getByText(/Restam 4 tentativas\. Nada saiu do seu saldo\./)).toBeVisible()
  await expect.element(pin()).toBeInvalid()
  await expect.element(pin()).toHaveFocus()
  expect(await balanceOf(client)).toBe(50_000)
})

test('[7.6] the same withdrawal within a minute needs a confirmation, and is sent again only when the player says so', async () => {
  const { client, session, paymentPassword } = await withdrawer()
  const request = async (under: Client) => {
    const screen = await open(under)
    await page.getByLabelText('Valor').fill('50')
    await pin().fill(paymentPassword)
    await button(/Sacar R\$/).click()
    return screen
  }
  const first = await request(client)
  await expect.element(heading('O que aconteceu')).toBeVisible()
  await first.unmount()
  const other = makeClient({ session })
  await request(other)
  await expect.element(heading('Pedir outro saque igual?')).toBeVisible()
  expect(await balanceOf(other)).toBe(45_000)
  await button('Pedir outro').click()
  await expect.element(heading('O que aconteceu')).toBeVisible()
  expect(await balanceOf(other)).toBe(40_000)
})

test('[7.6] a withdrawal that a reload interrupted is reported as requested, without a form to send again', async () => {
  const { client, userName, paymentPassword } = await withdrawer()
  const [card] = await getBankCards(client)
  const idempotencyKey = `reload-of-the-open-form-${userName}`
  const form = { destinationId: card!.id, amount: minor(10_000), bonusLoss: minor(0), paymentPassword }
  await withdraw(client, form, { idempotencyKey })
  interruptedCall(client, withdrawMutation(client), idempotencyKey)
  await open(client)
  await expect.element(page.getByText(/o saque foi pedido/)).toBeVisible()
  await expect.element(link('Acompanhar')).toBeVisible()
  await expect.element(button(/^Sacar/)).not.toBeInTheDocument()
  await button('Fazer outro saque').click()
  await expect.element(page.getByLabelText('Valor')).toHaveValue('')
})

test('[7.6] a fee that grew since the form showed it needs a confirmation before it is taken', async () => {
  const { client, paymentPassword } = await withdrawer()
  intercept(client, 'getWithdrawSettings', async (_input, pass) => ({ ...((await pass()) as object), fee: { freeLeft: 0, rate: 0, fixed: 0, cap: 0 } })) // prettier-ignore
  const sent = intercept(client, 'withdraw', (_input, pass) => pass())
  await open(client)
  await page.getByLabelText('Valor').fill('100')
  await expect.element(page.getByText('Sem taxa')).toBeVisible()
  await pin().fill(paymentPassword)
  await button(/Sacar R\$/).click()
  await expect.element(heading('O que aconteceu')).toBeVisible()
  expect(sent).toMatchObject([{ amount: 10_000, fee: 0 }])
})

test('[7.6] focus goes with the outcome, so that a screen reader reads on there', async () => {
  const { client, paymentPassword } = await withdrawer()
  await renderApp(client, path)
  await page.getByLabelText('Valor').fill('100')
  await pin().fill(paymentPassword)
  button(/Sacar R\$/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Saque pedido')).toHaveFocus()
  await expect.element(heading('Saque pedido')).toBeInViewport()
})

test('[7.6] a form that is left while it is sent is empty when it is opened again', async () => {
  const { client, paymentPassword } = await withdrawer()
  const answer = gate()
  const sent = intercept(client, 'withdraw', async (_input, pass) => {
    await answer.passed
    return pass()
  })
  const { router } = await renderApp(client, path)
  await page.getByLabelText('Valor').fill('100')
  await pin().fill(paymentPassword)
  await button(/Sacar R\$/).click()
  await expect.poll(() => sent.length).toBe(1)
  await router.navigate('/m/mine')
  await expect.element(page.getByLabelText('Valor')).not.toBeInTheDocument()
  answer.open()
  await expect.poll(() => balanceOf(client)).toBe(40_000)
  await router.navigate(path)
  await expect.element(link('Acompanhar')).toBeVisible()
  await expect.element(button(/Sacar R\$/)).not.toBeInTheDocument()
})

test('[7.6] the form says what a withdrawal costs', async () => {
  const { client } = await withdrawer()
  await renderApp(client, path)
  await expect.element(page.getByText(/^Mais 3 sem taxa hoje; depois, 1%, no máximo R\$\s20,00$/)).toBeVisible()
})

test('[7.6] what was entered outlives the session, for the same member only', async () => {
  const { client, session } = await withdrawer()
  const { router } = await renderApp(client, path)
  await page.getByLabelText('Valor').fill('123,45')
  await router.navigate('/m/mine')
  await expect.element(page.getByLabelText('Valor')).not.toBeInTheDocument()
  await router.navigate(path)
  await expect.element(page.getByLabelText('Valor')).toHaveValue('123,45')
  const other = await withdrawer()
  client.session.set(other.session)
  await expect.element(page.getByLabelText('Valor')).toHaveValue('')
  client.session.set(session)
  await expect.element(page.getByLabelText('Valor')).toHaveValue('123,45')
})

test('[4, 7.6] a session that ends by the submit itself: after the login the amount is there, the password is not, and nothing was sent', async () => {
  const { client, member, userName, paymentPassword } = await withdrawer()
  const { router } = await renderApp(client, path)
  await page.getByLabelText('Valor').fill('123,45')
  await pin().fill(paymentPassword)
  await consoleApi('sessions/expire', { merchant: 'ipanema', userName })
  await button(/Sacar R\$/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/login')
  client.session.set((await signedInClient(member)).session.get()!)
  await router.navigate(path)
  await expect.element(page.getByLabelText('Valor')).toHaveValue('123,45')
  await expect.element(pin()).toHaveValue('')
  expect(await balanceOf(client)).toBe(50_000)
})

test('[7.6] cancelling asks first, and the money is back in the balance', async () => {
  const { session, userName } = await newMember()
  const client = makeClient({ session })
  await consoleApi('withdrawals/open', { merchant: 'ipanema', userName, amount: 10_000, end: 'review' })
  const { openOrderNo } = await getWithdrawSettings(client, {})
  await open(client, `?order=${openOrderNo}`)
  await expect.element(page.getByText(/Uma pessoa confere seu pedido/)).toBeVisible()
  await button('Cancelar saque').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar saque' }).click()
  await expect.element(heading('Saque cancelado')).toBeVisible()
  await expect.element(page.getByText('Você recebe')).not.toBeInTheDocument()
  expect(await balanceOf(client)).toBe(10_000)
})

test('[7.6] a withdrawal that was approved meanwhile is not offered for cancelling: the question closes', async () => {
  const { session, userName } = await newMember()
  const client = makeClient({ session })
  await consoleApi('withdrawals/open', { merchant: 'ipanema', userName, amount: 10_000, end: 'review' })
  const { openOrderNo } = await getWithdrawSettings(client, {})
  await open(client, `?order=${openOrderNo}`)
  await expect.element(button('Cancelar saque')).toBeVisible()
  await consoleApi('withdrawals/approve', { orderNo: openOrderNo })
  await button('Cancelar saque').click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(button('Cancelar saque')).not.toBeInTheDocument()
})

test.each([
  ['hold', 'Espera de segurança'],
  ['frozen', 'Os saques da sua conta estão suspensos'],
  ['limits', 'Limite do dia'],
  ['window', 'Horário de saque'],
])('[7.6] a withdrawal that waits for %s says so in a list, and has no form', async (name, item) => {
  await renderScenario(`withdraw/${name}`)
  const line = page.getByRole('listitem').filter({ hasText: item })
  await expect.element(line).toHaveAttribute('data-done', 'false')
  await expect.element(button('Sacar')).not.toBeInTheDocument()
})

test.each([
  ['review', 'Saque em análise'],
  ['sending', 'Saque a caminho'],
  ['paid', 'Saque pago'],
  ['rejected', 'Saque recusado'],
  ['returned', 'Saque devolvido'],
])('[7.6] a withdrawal that is %s says so', async (name, title) => {
  await renderScenario(`withdraw/${name}`)
  await expect.element(heading(title)).toBeVisible()
})

test('[7.6] the withdrawal of another member, or none, is not found', async () => {
  const { client } = await withdrawer()
  await open(client, '?order=S000')
  await expect.element(page.getByText('Saque não encontrado')).toBeVisible()
})

test('[2.2, 6] menu and quick menu lead to the withdrawal by the withdraw check', async () => {
  const { client } = await withdrawer()
  const { router } = await renderApp(client, '/m/mine')
  await link('Sacar').first().click()
  await expect.poll(() => router.state.location.pathname).toBe(path)
})

test('[7.6] what is owed is paid from the balance, asked first, once; withdrawals are open again', async () => {
  const { session, userName } = await newMember({ balance: 20_000 })
  const client = makeClient({ session })
  await consoleApi('withdrawals/state', { merchant: 'ipanema', userName, state: 'owed' })
  await consoleApi('deposits', { merchant: 'ipanema', userName, amount: 50_000 })
  const sent = intercept(client, 'payDebt', (_input, pass) => pass())
  await open(client)
  await expect.element(link('Falar com o atendimento')).toBeVisible()
  await button(/Pagar R\$\s300,00 do saldo/).click()
  const said = recordLive()
  await button('Pagar agora').dblClick()
  await expect.element(page.getByText('Tudo pronto para sacar')).toBeVisible()
  expect(said.filter((text) => /Informe|Digite/.test(text))).toEqual([])
  expect(sent).toHaveLength(1)
  expect(await balanceOf(client)).toBe(32_000)
})

test('[7.6] a bonus that is all in bets ends with the withdrawal: the form and one sheet say so, and the gateway gets it', async () => {
  const { session, userName } = await newMember({ balance: 20_000 })
  const client = makeClient({ session })
  await consoleApi('withdrawals/state', { merchant: 'ipanema', userName, state: 'bonusAtStake' })
  await open(client)
  await expect.element(page.getByText(/Ele está todo em apostas abertas/)).toBeVisible()
  await page.getByLabelText('Valor').fill('100')
  await pin().fill('284617')
  await button(/Sacar R\$/).click()
  await expect.element(page.getByRole('alertdialog').getByText(/se o saque não for pago, volta com as apostas/)).toBeVisible()
  expect(await balanceOf(client)).toBe(20_000)
  await button('Sacar mesmo assim').click()
  await expect.element(heading('O que aconteceu')).toBeVisible()
})

test('[7.6] a withdrawal that reserves a bonus says so at the top of its page, and what comes back if it is cancelled', async () => {
  const { session, userName } = await newMember({ balance: 20_000 })
  const client = makeClient({ session })
  const who = { merchant: 'ipanema', userName }
  await consoleApi('withdrawals/state', { ...who, state: 'bonus' })
  const before = await balanceOf(client)
  await consoleApi('withdrawals/open', { ...who, amount: 6000, end: 'review' })
  expect(before - (await balanceOf(client))).toBe(11_000)
  const { openOrderNo } = await getWithdrawSettings(client, {})
  await open(client, `?order=${openOrderNo}`)
  const held = page.getByText(/O bônus de R\$\s50,00 também está reservado\. Se você cancelar, o valor de R\$\s60,00 e o bônus voltam/)
  await expect.element(held).toBeVisible()
  await button('Cancelar saque').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(/O valor de R\$\s60,00 volta para seu saldo\. O bônus de R\$\s50,00 também volta/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar saque' }).click()
  await expect.element(heading('Saque cancelado')).toBeVisible()
  await expect.element(held).not.toBeInTheDocument()
  expect(await balanceOf(client)).toBe(before)
})

test('[7.6] with less free than the smallest withdrawal, a line says both, and there is no form', async () => {
  const { session, userName } = await newMember({ balance: 700 })
  await consoleApi('withdrawals/ready', { merchant: 'ipanema', userName })
  await open(makeClient({ session }))
  await expect.element(page.getByText(/O saque mínimo é R\$\s20,00\. Disponível para saque agora: R\$\s7,00/)).toBeVisible()
  await expect.element(page.getByLabelText('Valor')).not.toBeInTheDocument()
  await expect.element(page.getByText('Tudo pronto para sacar')).not.toBeInTheDocument()
})

test('[7.6] the proof of a withdrawal has its ids, and its hash is computed again on the device', async () => {
  const { session, userName } = await newMember()
  const client = makeClient({ session })
  const { orderNo } = await consoleApi<{ orderNo: string }>('withdrawals/open', { merchant: 'ipanema', userName, end: 'paid' })
  await open(client, `?order=${orderNo}`)
  await link('Ver comprovante').click()
  await expect.element(page.getByText(/o comprovante não foi alterado/)).toBeVisible()
  const { endToEndId } = await getWithdrawOrder(client, { orderNo })
  await expect.element(page.getByText(endToEndId)).toBeVisible()
  // A dark brand's page would print as black on black if backgrounds were printed.
  const { style } = document.documentElement
  style.background = 'rgb(0, 0, 0)'
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    style.background = ''
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(255, 255, 255)')
  await expect.element(button('Imprimir comprovante')).not.toBeInTheDocument()
})
