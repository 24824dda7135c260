import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import type { Client } from '@platform/sdk'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { gate, intercept } from '../testing/intercept.ts'
import { renderApp as render } from '../testing/renderApp.tsx'
import { PopupDialog } from './usePopups.ts'

const renderApp = (client: Client, path: string) => render(client, path, { popups: true })
const popup = (execution: string, title: string, content = '') => ({ title, content, promotionType: '', execution })
const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name })

function answer(client: Client, popups: object[]) {
  intercept(client, 'getAnnouncements', async (_input, pass) => ({ ...((await pass()) as object), popup: popups }))
  return client
}
/** Far longer than the delay of a popup, ms. */
const LONG = 1200
beforeEach(async () => {
  localStorage.clear()
  // With its chunk loaded, a popup shows right after its delay.
  await PopupDialog.load()
})

test('[4] a guest sees what is for guests, half a second after home appears', async () => {
  const client = answer(makeClient(), [popup('A', 'Membros'), popup('B', 'Visitantes'), popup('F', 'Primeira vez')])
  await renderApp(client, '/m/home')
  await expect.element(dialog('Visitantes')).toBeVisible()
  expect(page.getByText('1 de 1').query()).toBeNull()
  expect(page.getByRole('button', { name: 'Próximo' }).query()).toBeNull()
})

test('[quality: speed] the dialog is rendered in one task and opens in another', async () => {
  const hiddenAtFirst: boolean[] = []
  const observer = new MutationObserver(() => {
    const found = document.querySelector('[role=dialog]')
    if (found && hiddenAtFirst.length === 0) hiddenAtFirst.push(found.matches('[hidden] *'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await renderApp(answer(makeClient(), [popup('B', 'Visitantes')]), '/m/home')
  await expect.element(dialog('Visitantes')).toBeVisible()
  expect(hiddenAtFirst).toEqual([true])
})

test('[2.4, 4] a popup opens after a touch has had its effect, also when it was rendered before', async () => {
  const rendered = gate()
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[hidden] [role=dialog]')) return
    observer.disconnect()
    document.querySelector('main')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    rendered.open()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const clock = fakeClock()
  await renderApp(answer(makeClient(), [popup('B', 'Visitantes')]), '/m/home')
  await clock.pass(LONG)
  await rendered.passed
  // A finger on the page: nothing covers it.
  await clock.pass(LONG)
  expect(dialog().query()).toBeNull()
  document.querySelector('main')!.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await clock.pass(LONG)
  await expect.element(dialog('Visitantes')).toBeVisible()
})

test('[2.4] while a field of home is in use nothing pops up', async () => {
  const clock = fakeClock()
  await renderApp(answer(makeClient(), [popup('B', 'Visitantes')]), '/m/home')
  const field = document.querySelector('main')!.appendChild(document.createElement('input'))
  field.focus()
  await clock.pass(LONG)
  expect(dialog().query()).toBeNull()
  field.remove()
  await clock.pass(3 * LONG)
  await expect.element(dialog('Visitantes')).toBeVisible()
})

test('[2.4] previous and next move one item and stay in bounds', async () => {
  const client = answer(makeClient({ session: (await newMember({ firstLogin: true })).session }), [
    popup('A', 'Um'),
    popup('F', 'Dois'),
    popup('B', 'Fora'),
  ])
  await renderApp(client, '/m/home')
  await expect.element(dialog('Um')).toBeVisible()
  const next = page.getByRole('button', { name: 'Próximo' })
  await next.click()
  await expect.element(dialog('Dois')).toBeVisible()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect.element(dialog('Um')).toBeVisible()
})

test('[2.4] a link of an announcement opens the reward centre inside the app', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const { router } = await renderApp(answer(client, [popup('A', 'Prêmio', '<p><a href="/m/rewardCenter">Resgate aqui</a></p>')]), '/m/home')
  await dialog('Prêmio').getByRole('link', { name: 'Resgate aqui' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/rewardCenter')
})

test('[4] closed popups stay away until there is news', async () => {
  const clock = fakeClock()
  const old = popup('B', 'Antigo')
  const first = await renderApp(answer(makeClient(), [old]), '/m/home')
  await dialog('Antigo').getByRole('button', { name: 'Fechar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('popupShown')!)).toEqual({ B: false })
  await first.router.navigate('/m/help')

  const again = await renderApp(answer(makeClient(), [old]), '/m/home')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await clock.pass(LONG)
  expect(dialog().query()).toBeNull()
  await again.router.navigate('/m/help')

  await renderApp(answer(makeClient(), [old, popup('B', 'Novo')]), '/m/home')
  // It opens at what was not seen.
  await expect.element(dialog('Novo')).toBeVisible()
  await expect.element(page.getByText('2 de 2')).toBeVisible()
})

test('[4] a list that changes while it is open is shown as it is now', async () => {
  const client = answer(makeClient(), [popup('B', 'Antigo')])
  await renderApp(client, '/m/home')
  await expect.element(dialog('Antigo')).toBeVisible()
  answer(client, [popup('B', 'Antigo'), popup('B', 'Novo')])
  // A change of language requests everything again.
  const language = page.getByRole('button', { name: /Mudar para inglês/, includeHidden: true })
  ;(language.element() as HTMLButtonElement).click()
  await expect.element(dialog().getByText(/^(1 de 2|1 of 2)$/)).toBeVisible()
})

test('[4] what a guest closed is not closed for members', async () => {
  const list = [popup('B', 'Visitantes'), popup('A', 'Membros')]
  const guest = await renderApp(answer(makeClient(), list), '/m/home')
  await dialog('Visitantes').getByRole('button', { name: 'Fechar' }).click()
  await guest.router.navigate('/m/help')
  const { session } = await newMember()
  await renderApp(answer(makeClient({ session }), list), '/m/home')
  await expect.element(dialog('Membros')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('popupShown')!)).toEqual({ A: true, B: false })
})

test('[4] another member of the same device has a list of their own', async () => {
  const list = [popup('A', 'Para membros')]
  const one = await renderApp(answer(makeClient({ session: (await newMember()).session }), list), '/m/home')
  await dialog('Para membros').getByRole('button', { name: 'Fechar' }).click()
  await one.router.navigate('/m/help')
  await renderApp(answer(makeClient({ session: (await newMember()).session }), list), '/m/home')
  await expect.element(dialog('Para membros')).toBeVisible()
})

test.each(['/m/login', '/m/gameList?gameType=RNG', '/m/help'])('[2.4] nothing pops up over %s', async (path) => {
  const clock = fakeClock()
  await renderApp(answer(makeClient(), [popup('B', 'Visitantes')]), path)
  await expect.poll(() => document.querySelector('main')?.textContent).toBeTruthy()
  await clock.pass(LONG)
  expect(dialog().query()).toBeNull()
})

test('[2.4, 4] nothing pops up over a menu that was opened before; once it is closed, what was not seen does', async () => {
  const clock = fakeClock()
  const client = makeClient()
  const news = gate()
  const answered = gate()
  intercept(client, 'getAnnouncements', async (_input, pass) => {
    await news.passed
    const others = (await pass()) as object
    answered.open()
    return { ...others, popup: [popup('B', 'Visitantes')] }
  })
  await renderApp(client, '/m/home')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.element(dialog('Menu')).toBeVisible()
  news.open()
  await answered.passed
  await clock.pass(LONG)
  expect(dialog('Visitantes').query()).toBeNull()
  await dialog('Menu').getByRole('button', { name: 'Fechar' }).click()
  await expect.element(dialog('Menu')).not.toBeInTheDocument()
  await clock.pass(LONG)
  await expect.element(dialog('Visitantes')).toBeVisible()
})

test('[2.4] a link within the app goes there and closes; hostile HTML runs nothing', async () => {
  const html = '<img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">mau</a> <a href="/m/help">Ajuda aqui</a>'
  const { router } = await renderApp(answer(makeClient(), [popup('B', '<img src=x onerror=window.hit=1>', html)]), '/m/home')
  await page.getByRole('dialog').getByRole('link', { name: 'Ajuda aqui' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/m/help')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect((globalThis as { hit?: number }).hit).toBeUndefined()
})
