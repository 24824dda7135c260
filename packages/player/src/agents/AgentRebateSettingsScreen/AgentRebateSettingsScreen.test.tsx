import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '@platform/sdk'
import { getDownlineRebates, openAccount, updateDownlineRebates } from '@platform/sdk/agents'
import { consoleApi, makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { toasts } from '@platform/ui'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'
import { AgentRebateSettingsScreen } from './AgentRebateSettingsScreen.tsx'

const path = '/m/member/agent/agentRebeat'
const casino = () => page.getByLabelText('Cassino', { exact: true })

const once = () => ({ idempotencyKey: crypto.randomUUID() })
const open = (client: Client, query = '') => renderScreen(<AgentRebateSettingsScreen />, { path: path + query, route: path, client })

/** An agent without an upline, in two tabs, and a direct member with 0.50 % of casino from now on. */
async function agent() {
  const session = { ...(await newMember({ type: 1 })).session, type: 1 }
  const [client, otherTab] = [makeClient({ session }), makeClient({ session })]
  const name = `taxa${crypto.randomUUID().slice(0, 8)}`
  const account = { type: 'agent' as const, username: name, password: 'Primeira7', rates: [{ gameType: 'RNG', rate: 50 }] }
  return { client, otherTab, name, memberId: (await openAccount(client, account, once())).memberId }
}
const rngOf = async (client: Client, memberId: string) =>
  (await getDownlineRebates(client, { memberId })).products.find(({ gameType }) => gameType === 'RNG')!
const agree = (client: Client, memberId: string, before: number, rate: number) =>
  updateDownlineRebates(client, { memberId, rates: [{ gameType: 'RNG', before, rate }] }, once())

test('[7.5] a rate is chosen within its ceilings, what changes and from when is shown, and two taps save it once', async () => {
  const { client, memberId, name } = await agent()
  const sent = intercept(client, 'updateDownlineRebates', (_input, pass) => pass())
  const told = vi.spyOn(toasts, 'long')
  await open(client)
  await expect.element(page.getByText(/^Você pode oferecer até \d,\d\d%$/).first()).toBeVisible()
  await link(new RegExp(name)).click()
  await expect.element(heading(`Rebate de ${name}`)).toBeVisible()
  await expect.element(page.getByText('Nada mudou ainda.')).toBeVisible()
  await expect.element(button('Salvar')).not.toBeInTheDocument()
  await casino().selectOptions('1,00%')
  await expect.element(page.getByText('Cassino0,50% → 1,00%')).toBeVisible()
  const { effectiveAt } = await getDownlineRebates(client, { memberId })
  const at = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'America/Sao_Paulo' }).format(effectiveAt)
  await expect.element(page.getByText(new RegExp(`^Vale para apostas encerradas a partir de ${at}.* 00:00`))).toBeVisible()
  await button('Salvar').dblClick()
  await expect.poll(() => told.mock.calls).toEqual([[expect.stringMatching(new RegExp(`^Rebate salvo\\. Vale a partir de ${at}`))]])
  expect(sent).toMatchObject([{ memberId, rates: [{ gameType: 'RNG', before: 50, rate: 100 }] }])
  await expect.element(page.getByText(/Agora 0,50%, 1,00% a partir de/)).toBeVisible()
  await expect.element(page.getByText('Cassino0,50% → 1,00%')).toBeVisible()
  await link('Trocar de membro').click()
  await page.getByRole('radio', { name: 'Histórico' }).click({ force: true })
  await expect.element(page.getByText(`${name} · Cassino`).first()).toBeVisible()
})

test('[7.5] what another tab agreed meanwhile is shown beside the product, what was chosen stays, and it can be saved again', async () => {
  const { client, otherTab, memberId } = await agent()
  const sent = intercept(client, 'updateDownlineRebates', (_input, pass) => pass())
  await open(client, `?member=${memberId}`)
  await casino().selectOptions('1,00%')
  await agree(otherTab, memberId, 50, 70)
  await button('Salvar').click()
  await expect.element(page.getByText('O rebate mudou enquanto você editava. Confira e salve de novo.')).toBeVisible()
  await expect.element(casino()).toHaveFocus()
  await expect.element(casino()).toHaveValue('100')
  await expect.element(page.getByText('Cassino0,70% → 1,00%')).toBeVisible()
  await button('Salvar').click()
  await expect.element(page.getByText(/Agora 0,50%, 1,00% a partir de/)).toBeVisible()
  expect(sent).toMatchObject([{ rates: [{ before: 50 }] }, { rates: [{ before: 70, rate: 100 }] }])
})

test('[7.5] a rate that the gateway refuses is explained in plain words beside its product, until another is chosen', async () => {
  const { client, otherTab, memberId } = await agent()
  const { mine, most, step } = await rngOf(client, memberId)
  let wanted = 0
  // Rates that the list does not offer: submitted by another client.
  intercept(client, 'updateDownlineRebates', () => agree(otherTab, memberId, 50, wanted))
  await open(client, `?member=${memberId}`)
  for (const [rate, text] of [
    [mine + step, 'O rebate passa do que você pode oferecer. Escolha um menor.'],
    [most + step, 'O rebate do membro precisa ficar abaixo do seu rebate. Escolha um menor.'],
    [50 - 2 * step, 'O rebate não pode ficar abaixo do mínimo deste membro. Escolha um maior.'],
  ] as const) {
    wanted = rate
    await casino().selectOptions('1,00%')
    await button('Salvar').click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(casino()).toHaveAttribute('aria-invalid', 'true')
    await casino().selectOptions('0,90%')
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
  }
})

test('[4, 7.5] a session that ends by the submit of rates: the login leads back to what was chosen, and nothing was saved', async () => {
  const member = await newMember({ type: 1 })
  const { session, userName } = member
  const client = makeClient({ session: { ...session, type: 1 } })
  const account = { type: 'agent' as const, username: `taxa${crypto.randomUUID().slice(0, 8)}`, password: 'Primeira7', rates: [] }
  const { memberId } = await openAccount(client, account, once())
  const { router } = await renderApp(client, `${path}?member=${memberId}`)
  await casino().selectOptions('1,00%')
  await consoleApi('sessions/expire', { merchant: 'ipanema', userName })
  await button('Salvar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/login')
  client.session.set({ ...(await signedInClient(member)).session.get()!, type: 1 })
  await expect.poll(() => router.state.location.search).toBe(`?member=${memberId}`)
  await expect.element(casino()).toHaveValue('100')
  expect((await rngOf(client, memberId)).later).toBe(0)
})
