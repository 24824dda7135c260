import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '@platform/sdk'
import { renewSession } from '@platform/sdk/account'
import { marketOf, numberOf } from '@platform/sdk/markets'
import { consoleApi, makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { withTheme } from '../../testing/withTheme.ts'

const merchant = 'bandeira'
const brand = { merchant: { code: merchant, market: 'br' } } as const
const idleMs = numberOf(marketOf('br'), 'idleMs')!
const warning = page.getByRole('dialog', { name: 'Você ainda está aí?' })
const locked = page.getByRole('alertdialog', { name: 'Sessão bloqueada' })
const look = () => document.dispatchEvent(new Event('visibilitychange'))

/** A member on a page; the session ends in so long, as if the player had done nothing since. */
async function open(path: string, popups = false) {
  const member = await newMember({ merchant })
  const client = makeClient({ merchant, session: member.session })
  const reports: unknown[] = []
  intercept(client, 'reportActivity', async (_input, pass) => {
    const answer = await pass()
    reports.push(answer)
    return answer
  })
  const { router } = await renderApp(client, path, { ...brand, popups })
  await expect.poll(() => reports.length).toBe(1)
  const idle = async (leftMs: number) => {
    await consoleApi('sessions/expire', { merchant, userName: member.userName, inMs: leftMs })
    look()
  }
  return { member, client, reports, router, idle }
}
const leftOf = async (client: Client) => (await renewSession(client, {})).expiresAt - client.clock.now()

test('[7.5] near the lock the player is warned with its time; to continue is an act', async () => {
  const { client, idle, reports } = await open('/m/home')
  await idle(100_000)
  await expect.element(warning.getByText(/a sessão será bloqueada em \d\d\/\d\d\/\d{4}, \d\d:\d\d \(Brasília\)\./)).toBeVisible()
  await button('Continuar').click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(reports).toHaveLength(2)
  expect(await leftOf(client)).toBeGreaterThan(idleMs - 60_000)
})

test('[7.5] a page that the player opens is an act', async () => {
  const { client, idle, router, reports } = await open('/m/home')
  await idle(1_000_000)
  await expect.poll(() => leftOf(client)).toBeLessThan(1_000_000)
  await router.navigate('/m/settings')
  await expect.poll(() => reports.length).toBe(2)
  await expect.poll(() => leftOf(client)).toBeGreaterThan(idleMs - 60_000)
})

test('[7.5] a session that was not used is locked over the same page, and a sign-in there goes on with it', async () => {
  const { client, idle, router, member } = await open('/m/gameList')
  const search = page.getByRole('searchbox')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await search.fill('tigre')
  await expect.element(search).toHaveValue('tigre')
  scrollTo(0, 120)
  await idle(0)
  await expect.element(locked.getByText('Você ficou um tempo sem usar o site. Entre de novo.')).toBeVisible()
  expect(client.session.get()).toBeUndefined()
  await locked.getByRole('button', { name: 'Entrar de novo' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Usuário')).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/gameList')
  client.session.set((await signedInClient(member, merchant)).session.get()!)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('tigre')
  expect(scrollY).toBe(120)
})

test('[7.5] a warning ends with an act in another tab, and a lock with a sign-in there', async () => {
  const { client, idle, member } = await open('/m/home')
  await idle(100_000)
  await expect.element(warning).toBeVisible()
  const other = new BroadcastChannel('activity')
  other.postMessage({ userName: 'another-player', end: client.clock.now() + idleMs })
  await expect.element(warning).toBeVisible()
  other.postMessage({ userName: member.userName, end: client.clock.now() + idleMs })
  await expect.element(warning).not.toBeInTheDocument()
  other.close()
  await idle(0)
  await expect.element(locked).toBeVisible()
  client.session.set((await signedInClient(member, merchant)).session.get()!)
  await expect.element(locked).not.toBeInTheDocument()
})

test('[2.4, 7.5] the warning lies over an announcement and is answered there; the announcement stays', async () => {
  withTheme()
  const { idle, reports } = await open('/m/home', true)
  const announcement = page.getByRole('dialog', { name: 'Seus favoritos, sempre à mão' })
  await expect.element(announcement, { timeout: 10_000 }).toBeVisible()
  await idle(100_000)
  await expect.element(warning).toBeVisible()
  await expect.element(announcement).not.toBeInTheDocument()
  await button('Continuar').click()
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(announcement).toBeVisible()
  expect(reports).toHaveLength(2)
})
