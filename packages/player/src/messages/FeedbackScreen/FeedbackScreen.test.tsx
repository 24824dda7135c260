import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkError, OutcomeUnknownError } from '@platform/sdk'
import { sendFeedback } from '@platform/sdk/help'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { FeedbackScreen } from './FeedbackScreen.tsx'

const member = async () => makeClient({ session: (await newMember()).session })
const open = (client: ReturnType<typeof makeClient>, path = '/m/feedback') => renderScreen(<FeedbackScreen />, { path, client })
const text = page.getByRole('textbox', { name: 'Sua mensagem' })

test('[3] a message gets a ticket, which is then in the list with its history', async () => {
  const client = await member()
  await open(client)
  await text.fill('O jogo travou no meio da rodada.')
  const about = page.getByRole('combobox', { name: 'Assunto' })
  expect([...(about.element() as HTMLSelectElement).options].map(({ label }) => label)).toEqual([
    'Depósito',
    'Saque',
    'Jogo',
    'Promoção',
    'Conta',
    'Falha no site',
    'Ideia',
    'Reclamação',
  ])
  await about.selectOptions('Jogo')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
  await page.getByRole('link', { name: 'Acompanhar' }).click()
  await expect.element(page.getByRole('list', { name: 'Histórico' }).getByText('O jogo travou no meio da rodada.')).toBeVisible()
  await page.getByRole('link', { name: 'Enviadas' }).click()
  await expect.element(page.getByRole('link', { name: /O jogo travou/ })).toBeVisible()
})

test('[5] fewer than ten characters are not sent, more than 300 not taken', async () => {
  const client = await member()
  const sent = intercept(client, 'sendFeedback', (_input, pass) => pass())
  await open(client)
  await text.fill('Oi')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByText('Escreva pelo menos 10 caracteres.')).toBeVisible()
  expect(sent).toEqual([])
  await text.fill('a'.repeat(600))
  await expect.element(page.getByText('300/300')).toBeVisible()
})

test('[8] a failed message stays in the form and says why', async () => {
  const client = await member()
  intercept(client, 'sendFeedback', () => Promise.reject(refusal('rate.limit')))
  await open(client)
  await text.fill('O jogo travou no meio da rodada.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByRole('alert').getByText('Muitas tentativas. Espere um pouco e tente de novo.')).toBeVisible()
  await expect.element(text).toHaveValue('O jogo travou no meio da rodada.')
})

test('[4] text and subject outlive the session: after the next sign-in they are there again, and after the message was sent the form is empty', async () => {
  const client = await member()
  const { router } = await renderApp(client, '/m/feedback')
  await text.fill('O jogo travou no meio da rodada.')
  const about = page.getByRole('combobox', { name: 'Assunto' })
  await about.selectOptions('Jogo')
  await router.navigate('/m/mine')
  await expect.element(text).not.toBeInTheDocument()
  await router.navigate('/m/feedback')
  await expect.element(text).toHaveValue('O jogo travou no meio da rodada.')
  await expect.element(about).toHaveValue('game')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
  await router.navigate('/m/mine')
  await expect.element(page.getByRole('heading', { name: 'Mensagem enviada' })).not.toBeInTheDocument()
  await router.navigate('/m/feedback')
  await expect.element(text).toHaveValue('')
})

test('[3] the answer of the operator shows, the member replies, and a closed ticket takes no more', async () => {
  const client = await member()
  const { ticketNo } = await sendFeedback(client, { type: 'deposit', content: 'Onde está meu PIX de hoje?' })
  await consoleApi('feedback/answer', { ticketNo, content: '<b>Já entrou!</b>' })
  await open(client, `/m/feedback?ticket=${ticketNo}`)
  await expect.element(page.getByText('<b>Já entrou!</b>')).toBeVisible()
  await expect.element(page.getByText('Respondida')).toBeVisible()
  await text.fill('Obrigado!')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByRole('list', { name: 'Histórico' }).getByText('Obrigado!')).toBeVisible()
  await expect.element(text).toHaveValue('')
  await consoleApi('feedback/answer', { ticketNo, content: 'Encerrado.', close: true })
  await open(makeClient({ session: client.session.get() }), `/m/feedback?ticket=${ticketNo}`)
  await expect.element(page.getByText('Esta conversa foi encerrada. Para outro assunto, envie uma nova mensagem.')).toBeVisible()
})

test('[7.6] a message that may have been sent is not sent again: code for support, a way to check, and the ticket once it is known', async () => {
  const client = await member()
  const cut = new NetworkError('cut', { code: 'network.reset', requestId: 'request-7', outcome: 'unknown' })
  let state = 'running'
  const sent = intercept(client, 'sendFeedback', (_input, pass) =>
    state === 'running' ? Promise.reject(new OutcomeUnknownError('k', cut)) : pass(),
  )
  intercept(client, 'getTransactionStatus', () => Promise.resolve({ state }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await open(client)
    await text.fill('O jogo travou no meio da rodada.')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await vi.advanceTimersByTimeAsync(61_000)
    await expect.element(page.getByText('Código do atendimento: request-7')).toBeVisible()
    expect(page.getByRole('button', { name: 'Enviar', exact: true }).query()).toBeNull()
    expect(sent).toHaveLength(1)
    state = 'applied'
    await page.getByRole('button', { name: 'Conferir de novo' }).click()
    await vi.advanceTimersByTimeAsync(1100)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
  expect(sent).toHaveLength(2)
})
