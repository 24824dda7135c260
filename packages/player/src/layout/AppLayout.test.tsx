import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { forgetPlayer } from '../session/forgetPlayer.ts'
import { gate, intercept } from '../testing/intercept.ts'
import { recordLive } from '../testing/recordLive.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { fading } from './AppLayout.css.ts'
import { Menu } from './AppLayout.tsx'
import { backSwipe } from './useBackSwipe.ts'

beforeEach(async () => {
  await forgetPlayer(makeClient())
  localStorage.removeItem('lang')
})

// Tests run without animations: the class shows whether the page would fade.
const fades = () => document.querySelector('main')!.className === fading

/** A swipe of `distance` px sideways. */
function swipe(distance: number) {
  const send = (type: string, clientX: number) =>
    dispatchEvent(new TouchEvent(type, { touches: [new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 })] }))
  send('touchstart', 20)
  send('touchmove', 20 + distance)
}

test('[2.2] a page fades in over 300 ms; after a back swipe it appears at once, and half a second later pages fade again', async () => {
  const clock = fakeClock()
  const { router } = await renderApp(makeClient(), '/m/help')
  const goTo = async (path: string, heading: string) => {
    await router.navigate(path)
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await goTo('/m/useragreement', 'Termos de uso')
  expect(fades()).toBe(true)
  swipe(backSwipe.distance)
  await goTo('/m/activityInfo', 'Regras das promoções')
  expect(fades()).toBe(true)
  swipe(backSwipe.distance + 1)
  await goTo('/m/useragreement', 'Termos de uso')
  expect(fades()).toBe(false)
  await clock.pass(backSwipe.memory + 100)
  await goTo('/m/activityInfo', 'Regras das promoções')
  expect(fades()).toBe(true)
})

test('[2.2] the fade is decided once per path: a new query starts none, and a page entered by a back swipe gets none later', async () => {
  const clock = fakeClock()
  const { router } = await renderApp(makeClient(), '/m/help')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Central de ajuda' })).toBeVisible()
  await router.navigate('/m/help?again')
  expect(fades()).toBe(false)
  swipe(backSwipe.distance + 1)
  await router.navigate('/m/useragreement')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible()
  await clock.pass(backSwipe.memory + 100)
  await router.navigate('/m/useragreement?again')
  expect(fades()).toBe(false)
})

test('[2.2] the first page fades too, unless it was prerendered', async () => {
  const { router } = await renderApp(makeClient(), '/m/activityInfo')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Regras das promoções' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/m/activityInfo')
  expect(fades()).toBe(true)
})

test('[2.2, 4] a refresh masks the balance until the new one is here', async () => {
  const client = makeClient({ session: (await newMember({ balance: 123_456 })).session })
  await renderApp(client, '/m/home')
  const header = page.getByRole('banner')
  await expect.element(header.getByText('R$ 1.234,56')).toBeVisible()
  const answer = gate()
  intercept(client, 'getWalletBalance', async (_input, pass) => {
    await answer.passed
    return { ...((await pass()) as object), sumBalance: 500 }
  })
  const refresh = header.getByRole('button', { name: /Atualizar saldo/ })
  await refresh.click()
  await expect.element(refresh).toHaveAttribute('aria-busy', 'true')
  await expect.element(header.getByText('R$ 1.234,56')).not.toBeInTheDocument()
  await expect.element(header.getByText(/\*{3}/)).toBeVisible()
  answer.open()
  await expect.element(header.getByText('R$ 5,00')).toBeVisible()
})

test('[quality: speed] a tap on the menu button ends before the menu is drawn, so that the button looks pressed at once', async () => {
  await Menu.load()
  await renderApp(makeClient(), '/m/home')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).click()
  // React draws the answer to a tap in a microtask, unless it is a transition.
  await new Promise<void>(queueMicrotask)
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('[4] one reload of the balance masks header and menu together', async () => {
  const client = makeClient({ session: (await newMember({ balance: 123_456 })).session })
  await renderApp(client, '/m/home')
  const shown = () => document.body.textContent.split('1.234,56').length - 1
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByText('R$ 1.234,56')).toBeVisible()
  expect(shown()).toBe(2)
  const answer = gate()
  const asked = intercept(client, 'getWalletBalance', async (_input, pass) => {
    await answer.passed
    return pass()
  })
  await menu.getByRole('button', { name: 'Atualizar saldo' }).click()
  await expect.poll(shown).toBe(0)
  answer.open()
  // Also announced: a balance that is the same as before looks as if nothing had happened.
  await expect.element(page.getByText('Saldo atualizado: R$ 1.234,56')).toBeInTheDocument()
  await expect.poll(shown).toBe(3)
  expect(asked).toHaveLength(1)
})

test('[2.2] the link to the content is the first stop, in a landmark of its own, and leads there', async () => {
  await renderApp(makeClient(), '/m/help')
  const skip = page.getByRole('region', { name: 'Ir para o conteúdo' }).getByRole('link', { name: 'Ir para o conteúdo' })
  await expect.element(skip).toBeInTheDocument()
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(({ tabIndex }) => tabIndex >= 0)
  expect(stops[0]).toBe(skip.element())
  expect(document.querySelector(skip.element().getAttribute('href')!)).toBe(page.getByRole('main').element())
})

test('[8] that the network is back is said, as is that it is gone', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => online.mockRestore())
  await renderApp(makeClient(), '/m/help')
  await expect.element(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeInTheDocument()
  const said = recordLive()
  for (const [isOnline, news] of [
    [false, /^Você está sem conexão/],
    [true, /^Você está on-line de novo\.$/],
  ] as const) {
    online.mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    await expect.poll(() => said.some((text) => news.test(text))).toBe(true)
  }
})

test('[2.2] the register button is there at 320 px too, and nothing leaves the screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(390, 844))
  await renderApp(makeClient(), '/m/home')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Cadastrar' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test.each([320, 390])('[WCAG 1.4.4] at %i px home stays on the screen with text at 200 %', async (width) => {
  await page.viewport(width, 568)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
  })
  await renderApp(makeClient(), '/m/home')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Cadastrar' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Ver todas/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('[2.2] inner pages have language and name where there is room', async () => {
  const { session, userName } = await newMember()
  onTestFinished(() => page.viewport(390, 844))
  await page.viewport(720, 844)
  await renderApp(makeClient({ session }), '/m/activity')
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('button', { name: /^EN/ })).toBeVisible()
  await expect.element(header.getByText(userName)).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(header.getByText(userName)).not.toBeVisible()
})

test('[2.2] a guest logs in and registers from inner pages, and returns to them', async () => {
  await renderApp(makeClient(), '/m/activity')
  const login = page.getByRole('banner').getByRole('link', { name: 'Entrar' })
  await expect.element(login).toHaveAttribute('href', '/m/login?back=%2Fm%2Factivity')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Cadastrar' })).toHaveAttribute('href', '/m/register?back=%2Fm%2Factivity')
})

test('[2.2] the menu ends with the licence, the age limit and the copyright line', async () => {
  await renderApp(makeClient(), '/m/home')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('img', { name: '18+' })).toBeVisible()
  await expect.element(menu.getByText(/^© 2018–2023 /)).toBeVisible()
})

test('[7.6] every page ends with the way to limits, pause and help, but not the settings', async () => {
  const { router } = await renderApp(makeClient({ session: (await newMember()).session }), '/m/help')
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Jogo responsável: limites, pausa e ajuda' })
  await expect.element(foot, { timeout: 8000 }).toHaveAttribute('href', '/m/responsible')
  await router.navigate('/m/set')
  await expect.element(foot).not.toBeInTheDocument()
})

const licensed = {
  market: 'br',
  licence: { name: 'SPA/MF 2.090', picture: '/licence.svg', href: 'https://autoridade.example/autorizacoes' },
  operator: { name: 'Bandeira Apostas S.A.', number: 'CNPJ 12.345.678/0001-95' },
} as const

test.each(['/m/help', '/m/login'])(
  '[2.2] the page %s of a licensed merchant ends with its legal card and the market’s links',
  async (path) => {
    await renderApp(makeClient(), path, { merchant: licensed })
    const foot = page.getByRole('contentinfo')
    await expect.element(foot.getByText('Bandeira Apostas S.A. · CNPJ 12.345.678/0001-95 · SPA/MF 2.090'), { timeout: 8000 }).toBeVisible()
    const help = foot.getByRole('navigation', { name: 'Jogo responsável' })
    await expect.element(help.getByRole('link', { name: /Autoexclusão em todos os sites/ })).toBeVisible()
    // Required in both places, shown once.
    expect(foot.getByRole('link', { name: /Autoexclusão/ }).elements()).toHaveLength(1)
  },
)
