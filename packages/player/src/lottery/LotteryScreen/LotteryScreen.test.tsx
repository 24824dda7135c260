import type { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { storeMenu, storedMenu } from '../storedMenu.ts'
import { untimed } from '../untimed.ts'
import { lotteryEntries } from '../../storage/lotteryEntries.ts'
import { gate, intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const cards = () => page.getByRole('article').elements()
const timers = () =>
  page
    .getByRole('timer')
    .elements()
    .map((timer) => timer.textContent)

const signedIn = async () => makeClient({ session: (await newMember()).session })

test('[2.8] tabs, cards with draw, clock and last result; a tab is in address and title', async () => {
  const { router } = await renderApp(makeClient(), '/m/lottery?mode=Elott')
  await expect.poll(() => cards().length).toBeGreaterThan(3)
  const first = page.getByRole('article').first().getByRole('link')
  await expect.element(first).toHaveAccessibleName(/Concurso \d+/)
  await expect.element(first).toHaveAccessibleDescription(/Tempo restante/)
  // The result is beside the link.
  await expect.poll(() => page.getByRole('article').first().element().textContent).toMatch(/Último resultado:\s\d/)
  await expect.element(first).toHaveAttribute('href', expect.stringMatching(/startLottery\?playType=trad&prize_mode=Elott&code=\w+/))
  expect(timers().every((text) => /^(\d\d:\d\d:\d\d|--:--:--)$/.test(text))).toBe(true)
  await page.getByRole('switch', { name: 'Modo simples' }).click()
  await expect.element(first).toHaveAttribute('href', expect.stringContaining('playType=ent'))
  await page.getByRole('tab', { name: 'Três dados' }).click()
  await expect.poll(() => router.state.location.search).toBe('?mode=Elott&tab=DICE')
  await expect.poll(() => document.title).toMatch(/^Três dados · /)
})

test('[2.15] the tabs start with all, whatever groups the gateway has; a group of that name is no second tab', async () => {
  const client = makeClient()
  intercept(client, 'getLotteryMenu', async (_input, pass) => {
    const { answer, ...timed } = (await pass()) as { answer: Record<string, { tag: string }> }
    return { ...timed, answer: { ...answer, all: { ...Object.values(answer)[0]!, tag: 'all', labelName: 'Tudo' } } }
  })
  await renderApp(client, '/m/lottery?mode=Elott')
  await expect.element(page.getByRole('tab', { name: 'Três dados' })).toBeVisible()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Todas', 'Favoritas'])
  expect(page.getByRole('tab', { name: 'Tudo' }).query()).toBeNull()
})

test('[3] a heart keeps a lottery for its player on this device, and lists it', async () => {
  const client = await signedIn()
  const name = client.session.get()!.userName
  await renderApp(client, '/m/lottery?mode=Elott')
  await expect.poll(() => cards().length).toBeGreaterThan(3)
  const heart = page.getByRole('article').first().getByRole('button')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect((JSON.parse(localStorage.getItem('LOTTFAV')!) as Record<string, string[]>)[name]).toHaveLength(1)
  lotteryEntries.favorites.set({ ...lotteryEntries.favorites.get(), somebody: ['other'] })
  await page.getByRole('tab', { name: 'Favoritas' }).click()
  await expect.poll(() => cards().length).toBe(1)
  await page.getByRole('article').getByRole('button').click()
  await expect.element(page.getByText('Você ainda não tem loterias favoritas')).toBeVisible()
  expect(lotteryEntries.favorites.get()?.somebody).toEqual(['other'])
})

test('[2.8] lotteries of the page give way to the answer, or to its failure', async () => {
  const client = makeClient()
  lotteryEntries.lotteryMenus.remove()
  const answer = await getLotteryMenu(client, { prizeMode: 'Elott' })
  const fill = (queries: QueryClient) => {
    queries.setQueryData(lotteryKeys.menu('Elott'), untimed(answer))
    void queries.invalidateQueries({ refetchType: 'none' })
  }
  let fails = true
  const answered = gate()
  intercept(client, 'getLotteryMenu', async (_input, pass) => {
    await answered.passed
    return fails ? Promise.reject(refusal()) : pass()
  })
  await renderApp(client, '/m/lottery?mode=Elott', { fill })
  await expect.poll(() => cards().length).toBeGreaterThan(3)
  expect(new Set(timers())).toEqual(new Set(['--:--:--']))
  answered.open()
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  expect(storedMenu('Elott', 'pt-BR')).toBeUndefined()
  fails = false
  await retry.click()
  await expect.poll(() => timers().some((text) => /\d/.test(text))).toBe(true)
})

test('[4] quick lotteries of last time are there at once, without clocks; the answer takes its second', async () => {
  storeMenu('Elott', 'pt-BR', await getLotteryMenu(makeClient(), { prizeMode: 'Elott' }))
  onTestFinished(() => lotteryEntries.lotteryMenus.remove())

  const client = makeClient()
  let asked = 0
  intercept(client, 'getLotteryMenu', (_input, pass) => {
    asked ||= performance.now()
    return pass()
  })
  await renderApp(client, '/m/lottery?mode=Elott')
  await expect.poll(() => cards().length).toBeGreaterThan(3)
  expect(new Set(timers())).toEqual(new Set(['--:--:--']))
  await expect.poll(() => timers().some((text) => /\d/.test(text))).toBe(true)
  expect(performance.now() - asked).toBeGreaterThan(990)
})

test('[4] the lists of the other modes are kept as well, each in its language', async () => {
  const menu = await getLotteryMenu(makeClient(), { prizeMode: 'Lott' })
  onTestFinished(() => lotteryEntries.lotteryMenus.remove())
  storeMenu('Elott', 'pt-BR', {})
  storeMenu('Lott', 'pt-BR', menu)
  expect(storedMenu('Lott', 'en')).toBeUndefined()
  expect(storedMenu('Elott', 'pt-BR')?.answer).toEqual({})
  const client = makeClient()
  intercept(client, 'getLotteryMenu', () => new Promise(() => undefined))
  await renderApp(client, '/m/lottery?mode=Lott')
  await expect.poll(() => cards().length).toBeGreaterThan(3)
  expect(new Set(timers())).toEqual(new Set(['--:--:--']))
})

test('[4] ticks every 500 ms, and is requested again when the first draw ends', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getLotteryMenu', async (_input, pass) => {
    const menu = (await pass()) as Record<string, { gameMenus: { remainTime: number }[] }>
    for (const group of Object.values(menu)) for (const game of group.gameMenus) game.remainTime = asked.length === 1 ? 1500 : 60_000
    return menu
  })
  const every = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => every.mockRestore())
  await renderApp(client, '/m/lottery?mode=Lott')
  await expect.poll(() => timers()[0]).toMatch(/00:00:0[12]/)
  // The cards share one, however many there are; the watch for a sleep of the device has its own.
  const timersStarted = every.mock.calls.filter(([, ms]) => ms === 500).length
  expect(timersStarted).toBeGreaterThan(0)
  expect(timersStarted).toBeLessThan(cards().length)
  await expect.poll(() => asked.length, { timeout: 4000 }).toBe(2)
  await expect.poll(() => timers()[0]).toMatch(/00:00:59|00:01:00/)
})

test.each([86_400_000, -86_400_000])('[2.8] a device clock that is %i ms wrong moves no countdown', async (wrong) => {
  const now = Date.now.bind(Date)
  const date = vi.spyOn(Date, 'now').mockImplementation(() => now() + wrong)
  onTestFinished(() => date.mockRestore())
  const client = makeClient()
  intercept(client, 'getLotteryMenu', async (_input, pass) => {
    const menu = (await pass()) as Record<string, { gameMenus: { remainTime: number; isSale: boolean }[] }>
    for (const group of Object.values(menu)) for (const game of group.gameMenus) Object.assign(game, { remainTime: 754_000, isSale: true })
    return menu
  })
  await renderApp(client, '/m/lottery?mode=Lott')
  await expect.poll(() => timers()[0]).toMatch(/00:12:3[234]/)
})

test('[2.8] after a sleep of ten minutes no old countdown is shown: dashes, until the gateway has sent the time', async () => {
  const client = makeClient()
  let asleep = 0
  let wake = () => undefined as void
  const awake = new Promise<void>((resolve) => (wake = resolve))
  intercept(client, 'getLotteryMenu', async (_input, pass) => {
    const menu = (await pass()) as Record<string, { gameMenus: { remainTime: number; isSale: boolean }[] }>
    const left = asleep ? 154_000 : 754_000
    for (const group of Object.values(menu)) for (const game of group.gameMenus) Object.assign(game, { remainTime: left, isSale: true })
    if (asleep) await awake
    return menu
  })
  await renderApp(client, '/m/lottery?mode=Lott')
  await expect.poll(() => timers()[0]).toMatch(/00:12:3\d/)
  // The clock of `performance` stopped, the wall clock continued.
  const now = Date.now.bind(Date)
  asleep = 600_000
  const date = vi.spyOn(Date, 'now').mockImplementation(() => now() + asleep)
  onTestFinished(() => date.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => new Set(timers())).toEqual(new Set(['--:--:--']))
  wake()
  await expect.poll(() => timers()[0]).toMatch(/00:02:3\d/)
})

test('[8] lotteries that failed to come stay a failure until the player asks again', async () => {
  const client = makeClient()
  intercept(client, 'getLotteryMenu', () => Promise.reject(refusal()))
  const every = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => every.mockRestore())
  await renderApp(client, '/m/lottery?mode=Lott')
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  // Seven seconds is when the gateway's menu without a draw is requested again.
  expect(every.mock.calls.filter(([, ms]) => ms === 7000)).toEqual([])
})

test('[8] lotteries that do not come can be loaded again', async () => {
  const client = makeClient()
  let broken = true
  intercept(client, 'getLotteryMenu', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/lottery?mode=Lott')
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  broken = false
  await retry.click()
  await expect.poll(() => cards().length).toBeGreaterThan(0)
})
