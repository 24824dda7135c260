import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { gate, intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { whitelabelWithout } from '../../testing/viewer.ts'

const off = 'Este recurso não está disponível no momento. Tente mais tarde.'
const member = async (type = 0) => makeClient({ session: (await newMember({ type })).session })

test('[6] betting records that the platform has switched off: their address says so, and no menu leads there', async () => {
  const client = await member()
  intercept(client, 'getWhitelabel', () => Promise.resolve(whitelabelWithout('TRANSBETREPMEM3')))
  await renderApp(client, '/m/gameRecord')
  await expect.element(page.getByText(off)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Configurações' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Histórico de apostas' }).query()).toBeNull()
})

test.each(['/m/agent', '/m/agent/team/overview', '/m/member/agent/agentDivident'])(
  '[2.19] in a site without agents %s is replaced by home',
  async (path) => {
    const { router } = await renderApp(await member(1), path, { merchant: { agentMenu: [], features: [] } })
    await expect.poll(() => router.state.location.pathname).toBe('/m/home')
  },
)

test('[5, 8] in a site without invitations their address shows whom to contact, on home', async () => {
  const { router } = await renderApp(await member(), '/m/inviteFriends', { merchant: { features: [] } })
  await expect.element(page.getByText('Este recurso não está disponível. Fale com o atendimento.')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
})

test('[6] a screen waits for its flag; one that does not arrive is its failure, with another try', async () => {
  const client = await member()
  const answer = gate()
  let fails = true
  intercept(client, 'getWhitelabel', async (_input, pass) => {
    await answer.passed
    if (fails) throw new Error('no answer')
    return pass()
  })
  await renderApp(client, '/m/gameRecord')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Histórico de apostas' })).toBeVisible()
  expect(page.getByText(off).query()).toBeNull()
  answer.open()
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  fails = false
  await retry.click()
  await expect.element(page.getByRole('main').getByRole('tab').first()).toBeVisible()
})

test.each(['/m/inviteFriends', '/m/feedback', '/m/changePsw'])('[6] a trial account is stopped before the form of %s', async (path) => {
  const { router } = await renderApp(await member(4), path)
  const seen = new MutationObserver(() => fields.push(...document.querySelectorAll('main input, main textarea')))
  const fields: Element[] = []
  seen.observe(document.body, { childList: true, subtree: true })
  await expect.element(page.getByText('Entre com uma conta real para usar este recurso.')).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
  seen.disconnect()
  expect(fields).toEqual([])
})

test('[5, 6, 8] a trial account that opens the deposit reads why not for 2 s, finds the way to a real account, and no entry leads there', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => waits.mockRestore())
  const { router } = await renderApp(await member(4), '/m/voucherCenter')
  const message = page.getByText('Entre com uma conta real para usar este recurso.')
  await expect.element(message).toBeVisible()
  await expect.poll(() => message.query()).toBeNull()
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(2000)
  await expect.element(page.getByRole('button', { name: 'Criar conta' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/voucherCenter')
  await expect.element(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  expect(document.querySelectorAll('nav a[href^="/m/voucherCenter"]')).toHaveLength(0)
})

test('[2.19] an agent screen is replaced by home for a player; a guest signs in first', async () => {
  const player = await renderApp(await member(), '/m/member/notice?types=A')
  await expect.poll(() => player.router.state.location.pathname).toBe('/m/home')
  const guest = await renderApp(makeClient(), '/m/member/notice?types=A')
  await expect.poll(() => guest.router.state.location.search).toBe('?back=%2Fm%2Fmember%2Fnotice%3Ftypes%3DA')
})

test('[2.9] who is signed in is led on from the login and from the free trial', async () => {
  const { router } = await renderApp(await member(), '/m/login?back=%2Fm%2Fhelp')
  await expect.poll(() => router.state.location.pathname).toBe('/m/help')
  await router.navigate('/m/trail')
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
})
