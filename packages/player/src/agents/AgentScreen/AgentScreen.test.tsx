import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getTeamBetKpis } from '@platform/sdk/agents'
import { makeClient, newMember, renderScreen, signedInClient } from '@platform/test-kit/browser'
import { toasts } from '@platform/ui'
import { intercept, refusal } from '../../testing/intercept.ts'
import { AgentScreen } from './AgentScreen.tsx'

afterEach(() => void vi.restoreAllMocks())
const open = (client: ReturnType<typeof makeClient>) => renderScreen(<AgentScreen />, { path: '/m/agent', client })
/** The text of a figure, without the name that its link repeats. */
const figure = (label: string) =>
  page.getByRole('term').filter({ hasText: label }).element().nextElementSibling?.textContent.split(' · ')[0]

test('[2.19] the agent of the seed finds greeting, balance, what the team does today, and the grid', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  const asked = intercept(client, 'getTeamMemberKpis', (_input, pass) => pass())
  await open(client)
  await expect.element(page.getByText(/^(Bom dia|Boa tarde|Boa noite), Bruno$/)).toBeVisible()
  await expect.element(page.getByText(/^R\$\s[\d.]+,\d\d$/).first()).toBeVisible()
  await expect.poll(() => Number(figure('Online'))).toBeGreaterThan(0)
  const { startDate, endDate } = asked[0] as { startDate: string; endDate: string }
  expect(startDate).toBe(endDate)
  // There may be no bets yet early in the day.
  const { footer } = await getTeamBetKpis(client, { startDate, endDate })
  await expect.poll(() => figure('Apostaram')).toBe(String(footer.teamBetMemberCount))
  const grid = page.getByRole('navigation', { name: 'Menu do agente' })
  await expect.element(grid.getByRole('link', { name: 'Atendimento' })).toBeVisible()
  await expect.element(grid.getByRole('link', { name: 'Extrato da equipe' })).toHaveAttribute('href', '/m/transaction/record?types=A')
  await expect.element(page.getByRole('link', { name: 'Sacar' })).toHaveAttribute('href', '/m/withdraw')
  await expect.element(page.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/m/voucherCenter')
  await expect.element(page.getByRole('navigation', { name: 'Navegação do agente' }).getByRole('link', { name: /^Avisos/ })).toBeVisible()
})

test('[2.19] each figure that opens its rows, and each entry of the grid, is at least 44 px in both directions', async () => {
  await open(await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0]))
  const figures = page.getByRole('definition').getByRole('link')
  await expect.element(figures.first()).toBeVisible()
  const entries = page.getByRole('navigation', { name: 'Menu do agente' }).getByRole('link')
  await expect.element(entries.first()).toBeVisible()
  for (const target of [...figures.elements(), ...entries.elements()]) {
    const { width, height } = target.getBoundingClientRect()
    expect(Math.min(width, height), target.textContent).toBeGreaterThanOrEqual(44)
  }
})

test('[2.19] the page of an agent whose session ends leads home', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  await open(client)
  const transactions = page.getByRole('navigation', { name: 'Menu do agente' }).getByRole('link', { name: 'Extrato da equipe' })
  await expect.element(transactions).toHaveAttribute('href', '/m/transaction/record?types=A')
  client.session.clear()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[2.19, 8] a figure that failed is a dash without a word of error, the others stay, and asking again brings it', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  let broken = true
  intercept(client, 'getTeamMemberKpis', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await open(client)
  await expect.poll(() => figure('Entraram')).toBe('–sem dados agora')
  await expect.poll(() => figure('Apostaram')).toBe('0')
  expect(page.getByRole('alert').query()).toBeNull()
  broken = false
  await page.getByRole('button', { name: 'Atualizar números' }).click()
  await expect.poll(() => figure('Entraram')).toBe('0')
})

test.each([undefined, 0, 4, 40])('[2.19] a guest, or a member of type %s, is led home and asks nothing', async (type) => {
  const client = makeClient(type === undefined ? {} : { session: (await newMember({ type })).session })
  const asked = intercept(client, 'getTeamMemberKpis', (_input, pass) => pass())
  await open(client)
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(asked).toEqual([])
})

const openTab = () => {
  const tab = { opener: window, document: { title: '' }, location: { replace: vi.fn() }, close: vi.fn() }
  return { tab, opened: vi.spyOn(window, 'open').mockReturnValue(tab as never) }
}
const tapOnlineService = async (client: ReturnType<typeof makeClient>) => {
  await open(client)
  await page.getByRole('link', { name: 'Atendimento' }).click()
}

test('[2.19, 7.5] online service opens in a tab of its own', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  const { tab } = openTab()
  await tapOnlineService(client)
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([['https://chat.ipanema.example/?lang=PT']])
  expect(tab.opener).toBeNull()
})

test('[7.2] the announcements for agents of the home group are at the agent home, and lead to all of them', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  const asked = intercept(client, 'getAnnouncements', async (input, pass) => ({
    ...((await pass()) as object),
    player: [{ id: '1', title: `Para agentes ${JSON.stringify(input)}`, content: '' }],
  }))
  await open(client)
  const board = page.getByRole('region', { name: 'Avisos' })
  await expect.element(board.getByText(/Para agentes/).first()).toBeVisible()
  expect(asked).toEqual([{ types: ['A'], groupName: 'm_home' }])
  await board.getByRole('button').first().click()
  await expect.element(page.getByText('/m/member/notice?types=A')).toBeVisible()
})

test('[7.5] online service on a host that the merchant lists opens as well', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  intercept(client, 'launchChat', () => Promise.resolve({ chatUrl: 'https://direct.lc.chat/123/' }))
  const { tab } = openTab()
  await tapOnlineService(client)
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([['https://direct.lc.chat/123/']])
})

test.each([undefined, 'https://evil.example/', 'http://chat.ipanema.example/'])(
  '[2.19, 7.5] without a safe address (%s) online service is the page with every way to it, and the agent knows why',
  async (chatUrl) => {
    const client = makeClient({ session: (await newMember({ type: 1 })).session })
    intercept(client, 'launchChat', () => (chatUrl === undefined ? Promise.reject(refusal()) : Promise.resolve({ chatUrl })))
    const { tab } = openTab()
    const message = vi.spyOn(toasts, 'error')
    await tapOnlineService(client)
    await expect.element(page.getByText('/m/service')).toBeVisible()
    expect(message).toHaveBeenCalledWith('O chat não abriu. Fale com a gente por um destes canais.')
    expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0])
  },
)

const throws = (): never => {
  throw new Error('not here')
}

test.each([
  ['blocks a tab', null],
  ['returns nothing', undefined],
  ['throws', throws],
] as const)('[8] where the browser %s the page with every way to online service opens, and says why', async (_what, answer) => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  openTab().opened.mockImplementation(typeof answer === 'function' ? answer : () => answer as null)
  const message = vi.spyOn(toasts, 'error')
  await tapOnlineService(client)
  await expect.element(page.getByText('/m/service')).toBeVisible()
  expect(message).toHaveBeenCalledWith('O navegador bloqueou a janela. Permita pop-ups e tente de novo.')
})
