import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { whitelabelWithout } from '../../testing/viewer.ts'
import { MineScreen } from './MineScreen.tsx'

const open = (client = makeClient(), path = '/m/member/home') => renderScreen(<MineScreen />, { path, client })
const member = async (options = {}) => makeClient({ session: (await newMember(options)).session })

test('[5] /m/mine leads a guest to the login and back', async () => {
  await open(makeClient(), '/m/mine')
  await expect.element(page.getByText('/m/login?back=%2Fm%2Fmine')).toBeVisible()
})

test('[2.14] /m/member/home shows a guest the prompt, which opens the login layer', async () => {
  await renderApp(makeClient(), '/m/member/home')
  await page.getByRole('button', { name: 'Entrar ou cadastrar' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('[2.14] the settings button of a guest opens the login layer', async () => {
  const { router } = await renderApp(makeClient(), '/m/member/home')
  await page.getByRole('link', { name: 'Configurações' }).first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/member/home')
})

test('[2.14] a protected item opens the login layer for a guest', async () => {
  const { router } = await renderApp(makeClient(), '/m/member/home')
  await page.getByRole('link', { name: 'Histórico de apostas' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/member/home')
})

test('[2.14] a member sees name, level, whole days since registration and balance', async () => {
  const client = await member({ balance: 123_456 })
  intercept(client, 'getMemberInfo', async (_input, pass) => ({
    ...((await pass()) as object),
    nickname: 'Ana Clara',
    regDate: Date.now() - 3.9 * 86_400_000,
  }))
  // The label of the level depends on no flag; the page of its benefits does.
  intercept(client, 'getWhitelabel', () => Promise.resolve(whitelabelWithout('VIPBENEFIT3')))
  const levels = [{ level: 3, name: 'Nível de teste', points: 0, benefits: [] }]
  intercept(client, 'getClubBenefits', () => Promise.resolve({ level: 3, points: 0, levels }))
  await open(client, '/m/mine')
  await expect.element(page.getByRole('heading', { name: 'Ana Clara' })).toBeVisible()
  await expect.element(page.getByText(/3 dias com a gente$/)).toBeVisible()
  await expect.element(page.getByText('R$ 1.234,56')).toBeVisible()
  await expect.element(page.getByText('Nível de teste')).toBeVisible()
})

test('[2.14] nothing waits for the days of a member whose info does not come', async () => {
  const client = await member()
  let refuse: ((why: Error) => void) | undefined
  // Every request gets the same answer.
  const answer = new Promise<never>((_resolve, reject) => (refuse = reject))
  let asked = 0
  intercept(client, 'getMemberInfo', () => {
    asked += 1
    return answer
  })
  const { container } = await open(client, '/m/mine')
  const places = () => container.querySelectorAll('h2 + p [aria-hidden]').length
  await expect.poll(places).toBe(1)
  await expect.poll(() => asked).toBeGreaterThan(0)
  refuse?.(new Error('none'))
  await expect.poll(places).toBe(0)
})

test('[2.14] the message icon has a dot while something is unread, and opens /m/webEmail', async () => {
  const { session, userName } = await newMember()
  await consoleApi('messages/send', { merchant: 'ipanema', userName, titlePt: 'Carta', contentPt: 'Texto' })
  await open(makeClient({ session }))
  await expect.element(page.getByRole('link', { name: 'Mensagens, há novas' })).toHaveAttribute('href', '/m/webEmail')
  await expect.element(page.getByRole('link', { name: /^Mensagens 1$|Mensagens1/ })).toBeVisible()
})

test('[5] a trial account reads on the member centre what a real one adds, and finds the way to one', async () => {
  const { session } = await newMember({ type: 4 })
  const { router } = await renderApp(makeClient({ session }), '/m/mine')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  await expect.element(page.getByText('Entre com uma conta real para usar este recurso.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/mine')
  await expect.element(page.getByRole('button', { name: 'Criar conta' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair do teste' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
})

test('[6] a trial account is marked beside its balance, in the header and in the menu', async () => {
  const { session } = await newMember({ type: 4, balance: 5000 })
  await renderApp(makeClient({ session }), '/m/home')
  await expect.element(page.getByRole('banner').getByText('Conta de teste')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByText('Conta de teste')).toBeVisible()
  const more = page.getByRole('dialog').getByRole('link', { name: 'O que muda com a conta real' })
  await expect.element(more).toHaveAttribute('href', '/m/mine')
})

test('[6] the way from a trial to an account of one’s own ends the trial first', async () => {
  const client = makeClient({ session: (await newMember({ type: 4 })).session })
  const { router } = await renderApp(client, '/m/mine')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/register')
  expect(client.session.get()).toBeUndefined()
  await expect.element(page.getByRole('heading', { name: 'Crie sua conta' })).toBeVisible()
})

test('[2.14] agents find the agency centre once it exists, and nothing leads to a screen that does not', async () => {
  await open(await member({ type: 1 }))
  await expect.element(page.getByRole('link', { name: 'Configurações' }).first()).toBeVisible()
  const { lazyScreens } = await import('../../app/screens/lazyScreens.ts')
  const { routeOf } = await import('../../paths.ts')
  const dead = [...document.querySelectorAll('a[href^="/"]')].filter((link) => {
    const name = routeOf(new URL((link as HTMLAnchorElement).href).pathname)
    return !name || !(name in lazyScreens)
  })
  expect(dead).toEqual([])
})
