import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getMemberInfo } from '@platform/sdk/account'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const lotus = { merchant: 'lotus' }
const question = () => page.getByRole('alertdialog', { name: 'Os termos de uso mudaram' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeAll(() => forgetPlayer(makeClient()))

/** A member from before a material change. */
async function before(changesPt = 'O prazo de saque mudou.') {
  const client = makeClient({ ...lotus, session: (await newMember(lotus)).session })
  await consoleApi('terms/publish', { ...lotus, changesPt, changesEn: 'Withdrawals take longer.' })
  return client
}

test('[2.10] a material change of the terms asks a member: what changed, the full text, and a yes that is stored with the hash of the text', async () => {
  const client = await before()
  const sent = intercept(client, 'acceptTerms', (_input, pass) => pass())
  await renderApp(client, '/m/mine')
  await expect.element(question()).toHaveAccessibleDescription(/^O prazo de saque mudou\. Leia os termos de uso completos\./)
  await expect.element(question().getByRole('link', { name: /^termos de uso/ })).toHaveAttribute('href', '/m/useragreement')
  await button('Aceitar').click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(sent).toEqual([{ version: expect.any(Number), locale: 'pt-BR', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect((await getMemberInfo(client)).newTerms).toBeUndefined()
})

test('[2.10] a refusal says first what it means, and leads to the withdrawal; Escape is no answer', async () => {
  const client = await before()
  const { router } = await renderApp(client, '/m/mine')
  await expect.element(question()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(/Seu saldo continua seu/)).toBeVisible()
  await button('Voltar').click()
  await expect.element(question()).toBeVisible()
  await button('Não aceitar').click()
  await button('Ir para o saque').click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/withdraw')
  await expect.element(question()).not.toBeInTheDocument()
  await router.navigate('/m/securityCenter?view=close')
  await expect.element(page.getByRole('heading', { name: /Encerrar/ })).toBeVisible()
  expect(question().query()).toBeNull()
})

test('[2.10] terms that change while the site is open: the launch that the gateway refuses opens the question, and after a yes the game opens', async () => {
  const client = makeClient({ ...lotus, session: (await newMember({ ...lotus, balance: 10_000 })).session })
  const { router } = await renderApp(client, '/m/mine')
  await expect.poll(async () => (await getMemberInfo(client)).newTerms).toBeUndefined()
  await consoleApi('terms/publish', { ...lotus, changesPt: 'O prazo de saque mudou.', changesEn: 'Withdrawals take longer.' })
  await router.navigate('/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG')
  await expect.element(question()).toBeVisible()
  await button('Aceitar').click()
  await expect.element(question()).not.toBeInTheDocument()
  await button('Tentar de novo').click()
  await expect.element(page.getByTitle(/^Jogo/)).toBeInTheDocument()
})

test('[2.10] the terms themselves can be read before the answer', async () => {
  const client = await before()
  await renderApp(client, '/m/useragreement')
  await expect.element(page.getByRole('heading', { name: '1. Aceitação dos termos' })).toBeVisible()
  await expect.poll(async () => (await getMemberInfo(client)).newTerms?.version).toBeGreaterThan(1)
  expect(question().query()).toBeNull()
})
