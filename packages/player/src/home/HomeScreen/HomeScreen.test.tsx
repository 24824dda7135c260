import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Client } from '@platform/sdk'
import type { HotMatch } from '@platform/sdk/announcements'
import { addFavorite, addRecentGame } from '@platform/sdk/games'
import { painted } from '@platform/config/settle'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { hurry } from '../../testing/hurry.ts'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { withoutPopups } from '../../testing/withoutPopups.ts'
import { HomeScreen } from './HomeScreen.tsx'

const open = (client: Client = makeClient()) => {
  withoutPopups(client)
  return renderScreen(<HomeScreen />, { path: '/m/home', client })
}
const section = (name: string) => page.getByRole('region', { name, exact: true })

test('[2.3] a guest sees banners, notices, vendors and popular games, and no rows of members', async () => {
  await open()
  await expect.element(section('Destaques')).toBeVisible()
  await expect
    .element(section('Provedores').getByRole('link').nth(1))
    .toHaveAttribute('href', expect.stringMatching(/^\/m\/gameList\?gameType=\w+&vassalage=\w+$/))
  await expect.poll(() => section('Jogos populares').getByRole('article').elements().length).toBe(12)
  await expect.element(section('Jogados recentemente')).not.toBeInTheDocument()
})

test('[2.6] a tab shows the popular games of its category only', async () => {
  await open()
  await page.getByRole('tab', { name: 'Pesca' }).click()
  const links = page.getByRole('tabpanel', { name: 'Pesca' }).getByRole('article').getByRole('link')
  await expect.poll(() => links.elements().length).toBeGreaterThan(0)
  expect(links.elements().every((link) => link.getAttribute('href')?.includes('gameType=FISH'))).toBe(true)
})

test('[2.3] a member finds the games of last time and the favorites; wallet and member are renewed', async () => {
  const client = makeClient({ session: (await newMember()).session })
  await addRecentGame(client, { nodeId: '10001', vendor: 'NEBULOSA' })
  await addFavorite(client, { nodeId: '10002', vendor: 'PITANGA' })
  const calls = vi.spyOn(client, 'request')
  await open(client)
  await expect.element(section('Jogados recentemente').getByRole('article')).toBeVisible()
  await expect.element(section('Seus favoritos').getByRole('article')).toBeVisible()
  const names = calls.mock.calls.map(([call]) => call.name)
  expect(names).toContain('getWalletBalance')
  expect(names).toContain('getMemberInfo')
})

test('[2.3] a block that fails leaves the others alone and tries again on its own', async () => {
  const client = makeClient()
  let broken = true
  intercept(client, 'getVassalGameTypes', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await open(client)
  const vendors = section('Provedores')
  await expect.element(vendors.getByRole('alert').getByText('Não foi possível carregar.')).toBeVisible()
  await expect.poll(() => section('Jogos populares').getByRole('article').elements().length).toBe(12)
  broken = false
  await vendors.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => vendors.getByRole('link').elements().length).toBeGreaterThan(8)
})

test('[2.3] the ticker opens the announcements', async () => {
  await open()
  const ticker = page.getByRole('region', { name: 'Avisos' })
  await expect.element(ticker.getByRole('listitem').filter({ hasText: /programada/i })).toBeInTheDocument()
  await ticker.getByRole('button', { name: 'Avisos' }).click()
  await expect.element(page.getByText('/m/notice')).toBeVisible()
})

test('[2.3] without announcements the ticker says so', async () => {
  const client = makeClient()
  intercept(client, 'getAnnouncements', () => Promise.resolve({ banners: [], player: [], popup: [], hot: [], promotion: [] }))
  await open(client)
  await expect.element(page.getByText('Nenhum aviso no momento')).toBeVisible()
})

test('[2.3] a banner leads to a screen of this app, and a hostile one nowhere', async () => {
  const client = makeClient()
  const banners = [{ url: '/cdn/none.svg', title: 'Slots', link: '/m/gameList?gameType=RNG' }]
  intercept(client, 'getAnnouncements', () => Promise.resolve({ banners, player: [], popup: [], hot: [], promotion: [] }))
  const opened = vi.spyOn(window, 'open')
  await open(client)
  await section('Destaques').getByRole('button').first().click()
  await expect.element(page.getByText('/m/gameList?gameType=RNG')).toBeVisible()
  expect(opened).not.toHaveBeenCalled()
})

test('[2.3] a banner of another site opens in a tab that cannot navigate this one', async () => {
  const client = makeClient()
  const banners = [{ url: '/cdn/none.svg', title: 'Slots', link: 'https://other.example/' }]
  intercept(client, 'getAnnouncements', () => Promise.resolve({ banners, player: [], popup: [], hot: [], promotion: [] }))
  const tab = { opener: window, location: { replace: vi.fn() } }
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  await open(client)
  await section('Destaques').getByRole('button').first().click()
  expect(tab.location.replace).toHaveBeenCalledWith('https://other.example/')
  expect(tab.opener).toBeNull()
})

test('[9] the page moves nothing while its blocks arrive', async () => {
  let shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value
  })
  observer.observe({ type: 'layout-shift' })
  await open(makeClient({ session: (await newMember()).session }))
  await expect.poll(() => section('Jogos populares').getByRole('article').elements().length).toBe(12)
  await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0)
  await painted()
  observer.disconnect()
  expect(shift).toBeLessThan(0.02)
})

test('[2.5] a match shows both teams, their crests, league, day and time, and a way to play it', async () => {
  const client = makeClient()
  const answers: { hot: HotMatch[] }[] = []
  intercept(client, 'getAnnouncements', async (_input, pass) => {
    const answer = (await pass()) as { hot: HotMatch[] }
    answers.push(answer)
    return answer
  })
  await open(client)
  const card = section('Partidas em destaque').getByRole('group', { name: /^1 de / })
  await expect.element(card).toBeVisible()
  const match = answers.flatMap(({ hot }) => hot)[0]!
  for (const text of [match.homeTeam, match.awayTeam, match.league]) await expect.element(card.getByText(text)).toBeVisible()
  expect(card.element().querySelector('time')?.dateTime).toBe(new Date(match.matchTime).toISOString())
  expect(card.element().querySelectorAll('img')).toHaveLength(2)
  expect(card.getByRole('link').element().getAttribute('href')).toContain(`nodeId=${match.nodeId}`)
})

test('[2.5] all matches open in a window, with the zone of the time and a way to play each', async () => {
  const client = makeClient()
  const hot: HotMatch[] = []
  intercept(client, 'getAnnouncements', async (_input, pass) => {
    const answer = (await pass()) as { hot: HotMatch[] }
    hot.push(...answer.hot)
    return answer
  })
  await open(client)
  await section('Partidas em destaque')
    .getByRole('button', { name: /^Ver todas/ })
    .click()
  const window_ = page.getByRole('dialog', { name: 'Partidas em destaque' })
  await expect.element(window_).toBeVisible()
  const links = window_.getByRole('link', { name: 'Ver partida' }).elements()
  expect(links).toHaveLength(hot.length)
  const card = window_.getByRole('listitem').first()
  await expect.element(card.getByText(/\(Brasília\)$/)).toBeVisible()
  for (const text of [hot[0]!.homeTeam, hot[0]!.awayTeam, hot[0]!.league]) await expect.element(card.getByText(text)).toBeVisible()
  expect(links[0]!.getAttribute('href')).toContain(`nodeId=${hot[0]!.nodeId}`)
  ;(links[0] as HTMLElement).click()
  // A guest gets the login dialog, and no other one.
  await expect.element(page.getByRole('dialog', { name: 'Partidas em destaque' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

/** A client with this number of banners on home: two or more move, and have the page's pause button. */
function withBanners(count: number) {
  const client = makeClient()
  intercept(client, 'getAnnouncements', async (_input, pass) => {
    const answer = (await pass()) as { banners: object[] }
    return { ...answer, banners: Array.from({ length: count }, () => answer.banners[0]) }
  })
  return client
}

/** The first match in view, once Swiper moves them. */
const shownMatch = () => section('Partidas em destaque').query()?.querySelector('.swiper-slide-active')?.getAttribute('aria-label') ?? ''

test('[2.3] one pause at a time: the banner’s holds ticker and matches too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await open(withBanners(2))
  const pauses = () => page.getByRole('button', { name: 'Pausar' }).all()
  await expect.element(page.getByRole('region', { name: 'Destaques' }).getByRole('button', { name: 'Pausar' })).toBeVisible()
  await expect.poll(shownMatch).toMatch(/^1 de /)
  expect(pauses()).toHaveLength(1)
  await pauses()[0]!.click()
  vi.advanceTimersByTime(20_000)
  await painted()
  expect(shownMatch()).toMatch(/^1 de /)
})

test('[2.3] a new member has games to begin with instead of an empty row to continue', async () => {
  const client = makeClient({ session: (await newMember()).session })
  await open(client)
  await expect.element(section('Para começar').getByRole('article').first()).toBeVisible()
  await expect.element(section('Jogados recentemente')).not.toBeInTheDocument()
})

test('[9] hot matches move on every 5 s, loop, and stop when asked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await open(withBanners(1))
  const block = section('Partidas em destaque')
  await expect.element(block.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await expect.poll(shownMatch).toMatch(/^1 de /)
  vi.advanceTimersByTime(4000)
  await painted()
  expect(shownMatch()).toMatch(/^1 de /)
  vi.advanceTimersByTime(1000)
  await expect.poll(shownMatch).toMatch(/^2 de /)
  ;(block.getByRole('button', { name: 'Anterior' }).element() as HTMLElement).click()
  await expect.poll(shownMatch).toMatch(/^1 de /)
  ;(block.getByRole('button', { name: 'Anterior' }).element() as HTMLElement).click()
  await expect.poll(shownMatch).toMatch(/^(\d+) de \1$/)
  await block.getByRole('button', { name: 'Pausar' }).click()
  vi.advanceTimersByTime(20_000)
  await painted()
  expect(shownMatch()).toMatch(/^(\d+) de \1$/)
})

test('[9] the ticker closes in 1.5 s and stays closed until the page is loaded again', async () => {
  hurry(1500)
  const { router } = await renderApp(makeClient(), '/m/home')
  const ticker = page.getByRole('region', { name: 'Avisos' })
  await ticker.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(ticker).not.toBeInTheDocument()
  await router.navigate('/m/help')
  await router.navigate('/m/home')
  await expect.element(section('Jogos populares')).toBeVisible()
  expect(ticker.query()).toBeNull()
})
