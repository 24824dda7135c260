import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minor, NetworkError, OutcomeUnknownError } from '@platform/sdk'
import { walletTransferMutation } from '@platform/sdk/query/wallet'
import { getMerchantWallet, transferBetweenWallets } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { interruptedCall } from '../../testing/interruptedCall.ts'
import { passTime } from '../../testing/passTime.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'

test('[7.6] a member of a merchant with several wallets moves money between them, once, and brings it back', async () => {
  const { session } = await newMember({ merchant: 'abroad', balance: 50_000 })
  const client = makeClient({ merchant: 'abroad', session })
  const sent = intercept(client, 'transferBetweenWallets', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/mine')
  await link('Transferir entre carteiras').click()
  await expect.poll(() => router.state.location.search).toBe('?view=wallets')
  await button('Transferir').click()
  await expect.element(page.getByText('Informe um valor.')).toBeVisible()
  await page.getByLabelText('Valor').fill('600')
  await expect.element(page.getByText(/Você pode transferir até R\$\s500,00/)).toBeVisible()
  await page.getByLabelText('Valor').fill('120')
  const said = recordLive()
  await button(/Transferir R\$\s120,00/).dblClick()
  await expect.element(page.getByText(/R\$\s120,00 agora em: Jogos\./)).toBeVisible()
  expect(said.filter((text) => /Informe|Escolha/.test(text))).toEqual([])
  expect(sent).toMatchObject([{ from: 'main', to: 'games', amount: 12_000 }])
  await page.getByLabelText('De', { exact: true }).selectOptions('Jogos')
  await expect.element(page.getByLabelText('Para', { exact: true })).toHaveValue('main')
  await button(/^R\$\s120(,00)?$/).click()
  await button(/Transferir R\$\s120,00/).click()
  await expect.element(page.getByText(/R\$\s120,00 agora em: Carteira principal\./)).toBeVisible()
  expect((await getMerchantWallet(client, {})).wallets.map(({ balance }) => balance)).toEqual([50_000, 0])
})

test('[7.6] a transfer between own wallets that a reload interrupted is reported as made', async () => {
  const { session, userName } = await newMember({ merchant: 'abroad', balance: 50_000 })
  const client = makeClient({ merchant: 'abroad', session })
  await transferBetweenWallets(
    client,
    { from: 'main', to: 'games', amount: minor(100) },
    { idempotencyKey: `reload-of-the-open-form-${userName}` },
  )
  interruptedCall(client, walletTransferMutation(client), `reload-of-the-open-form-${userName}`)
  await renderApp(client, '/m/mine?view=wallets')
  await expect.element(heading('Transferência feita')).toBeVisible()
  await button('Fazer outra transferência').click()
  await expect.element(page.getByLabelText('Valor')).toHaveValue('')
})

test('[4, 7.6] a session that ends by the submit of a transfer between own wallets: the login leads back to what was entered', async () => {
  const member = await newMember({ merchant: 'abroad', balance: 50_000 })
  const { session, userName } = member
  const client = makeClient({ merchant: 'abroad', session })
  const { router } = await renderApp(client, '/m/mine?view=wallets')
  await page.getByLabelText('Valor').fill('12,34')
  await consoleApi('sessions/expire', { merchant: 'abroad', userName })
  await button(/Transferir R\$\s12,34/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/login')
  expect(router.state.location.search).toBe(`?back=${encodeURIComponent('/m/mine?view=wallets')}`)
  client.session.set((await signedInClient(member, 'abroad')).session.get()!)
  await expect.poll(() => router.state.location.search).toBe('?view=wallets')
  await expect.element(page.getByLabelText('Valor')).toHaveValue('12,34')
  expect((await getMerchantWallet(client, {})).wallets.map(({ balance }) => balance)).toEqual([50_000, 0])
})

test('[7.6] what is typed while a transfer is unknown is not reported as transferred', async () => {
  const { session } = await newMember({ merchant: 'abroad', balance: 50_000 })
  const client = makeClient({ merchant: 'abroad', session })
  const cut = new NetworkError('cut', { code: 'network.reset', outcome: 'unknown' })
  let state = 'running'
  intercept(client, 'transferBetweenWallets', (_input, pass) =>
    state === 'running' ? Promise.reject(new OutcomeUnknownError('k', cut)) : pass(),
  )
  intercept(client, 'getTransactionStatus', () => Promise.resolve({ state }))
  await renderApp(client, '/m/mine?view=wallets')
  await page.getByLabelText('Valor').fill('120')
  const untilSo = passTime()
  await button(/Transferir R\$\s120,00/).click()
  await untilSo(() => button('Conferir de novo').query() !== null)
  state = 'applied'
  await page.getByLabelText('Valor').fill('50')
  await userEvent.keyboard('{Enter}')
  const done = page.getByText(/R\$\s120,00 agora em: Jogos\./)
  await untilSo(() => done.query() !== null)
  await expect.element(done).toBeVisible()
})

test('[2.3] with one wallet there is no way to a transfer, and its address says why', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const { router } = await renderApp(client, '/m/mine')
  await expect.element(link('Segurança')).toBeVisible()
  await expect.element(link('Transferir entre carteiras')).not.toBeInTheDocument()
  await router.navigate('/m/mine?view=wallets')
  await expect.element(page.getByText('Sua conta tem só uma carteira')).toBeVisible()
})
