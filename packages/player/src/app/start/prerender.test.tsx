import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeClock, painted } from '@platform/config/settle'
import { makeClient } from '@platform/test-kit/browser'
import { loadCatalogue } from '../../i18n/locales.ts'
import { pathTo } from '../../paths.ts'
import type { RouteName } from '../../routes.ts'
import { firstViewScript } from '../../storage/firstViewScript.ts'
import { testMerchant } from '../../testing/testMerchant.ts'
import { createQueries } from './createQueries.ts'
import { takePageData } from './pageData.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { prerender } from './prerender.tsx'
import { contentPages, renderContent } from './renderContent.ts'
import { sampleFetch } from './sampleFetch.ts'
import { readFirstView } from '../screens/firstView.ts'
import { screens, textsOf } from '../screens/screens.ts'

const site: PlayerSite = { merchant: testMerchant, themeClass: 'ipanema', logo: 'Ipanema', hero: '/assets/hero.svg' }
// Data left by another test file would be rendered, and would exist before the first answer.
localStorage.clear()
sessionStorage.clear()
const { pages, script } = await prerender(site)
const page = (name: string) => pages.find((each) => each.name === name)!

test('[2] the drawn views speak Portuguese, with header, tab bar and the first banner', () => {
  const { html, paths } = page('home')
  for (const text of ['Buscar jogos', 'Entrar', 'Cassino', 'Início']) expect(html).toContain(text)
  // Below the fold: rendered once the page is hydrated.
  expect(html).not.toContain('Provedores')
  expect(html).toMatch(/<link rel="preload" as="image" href="\/assets\/hero.svg"/)
  expect(html).toMatch(/<img[^>]* src="\/assets\/hero.svg"/)
  expect(paths[0]).toBe('/m/home')
  expect(page('login').html).toContain('Entrar')
  expect(pages.every((each) => !each.html.includes('<script'))).toBe(true)
})

test('[2.9] the login is prerendered with its form, which sends nothing before the app is there', () => {
  const { html } = page('login')
  expect(html).toMatch(/<form[^>]*method="dialog"/)
  expect(pages.flatMap((each) => each.html.match(/<form(?![^>]*method="dialog")/g) ?? [])).toEqual([])
})

test('[2.10] [2.11] registration and recovery are prerendered with the fields that the merchant’s features name', () => {
  const fields = (name: string) => page(name).html.match(/(?<=<input[^>]* name=")\w+(?=")/g)
  expect(fields('register')).toEqual(expect.arrayContaining(['username', 'password', 'confirmPassword']))
  expect(fields('forget')).toEqual(expect.arrayContaining(['mobile', 'code', 'password']))
})

test('[quality: speed] the form of the registration is hydrated in a task of its own', () => {
  expect(page('register').html).toMatch(/<!--\$-->\s*<form/)
})

test('[2.10] where the merchant lists no way to register, no form is prerendered', async () => {
  const { pages: others } = await prerender({ ...site, merchant: { ...testMerchant, features: [] } })
  expect(others.find(({ name }) => name === 'register')?.html).not.toContain('<form')
})

const places = pages.flatMap(({ name, searches }) =>
  ['', ...searches, ...(name === 'register' ? ['?r=7&code=ANA'] : [])].map((search) => [name, search] as const),
)

/** Hydrates a page in a root of its own; `asked` gets the paths of its calls, which are never answered. */
async function hydrate(name: string, search: string, html: string, json?: string) {
  const { hydrated: takenOver } = readFirstView()
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await screens[name as RouteName].load()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html.replace(/<title>[^<]*<\/title>|<link rel="preload"[^>]*>/g, '')
  const main = root.querySelector('main')
  const client = makeClient()
  // No call is answered, not even late, when the next page is hydrated.
  const asked: string[] = []
  vi.spyOn(client, 'request').mockImplementation(({ path }) => {
    asked.push(path)
    return new Promise<never>(() => undefined)
  })
  const queries = createQueries(client)
  if (json !== undefined) {
    const block = root.appendChild(
      Object.assign(document.createElement('script'), { type: 'application/json', id: 'page-data', text: json }),
    )
    takePageData(queries, takenOver)
    block.remove()
  }
  const catalogue = await loadCatalogue('pt-BR', textsOf(name as RouteName))
  const recovered = vi.fn()
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[pathTo(name as 'home') + search]}>{children}</MemoryRouter>
  )
  const app = <PlayerApp site={site} client={client} queries={queries} catalogue={catalogue} Router={Router} />
  const mounted = hydrateRoot(root, app, { onRecoverableError: recovered })
  onTestFinished(() => {
    mounted.unmount()
    root.remove()
    complaints.mockRestore()
  })
  // All hydration and rendering is done before the browser is idle.
  await painted()
  // A browser that is busy elsewhere calls back after a second.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  const faults = [
    ...recovered.mock.calls.map(([error]) => String(error)),
    ...complaints.mock.calls.map(([text]) => String(text)).filter((text) => /hydrat|did not match/i.test(text)),
  ]
  return { root, asked, faults, isSame: root.querySelector('main') === main }
}

const variants = pages.flatMap(({ name, variants: others }) => others.map(({ search, html }) => [name, search, html] as const))

test.each([...places.map(([name, search]) => [name, search, page(name).html] as const), ...variants])(
  '[2] the app takes over the drawn view of %s%s without a warning',
  async (name, search, html) => {
    const { root, faults, isSame } = await hydrate(name, search, html)
    expect(faults).toEqual([])
    expect(isSame).toBe(true)
    if (name === 'home') await expect.poll(() => root.textContent).toContain('Provedores')
  },
)

const withContent = contentPages(site).map(({ name, search }) => [name, search] as const)

test('[2] a page whose query chooses its content has one for each value, but for the one that it shows without', () => {
  const of = (name: string) => withContent.filter(([one]) => one === name).map(([, search]) => search)
  const { categories } = testMerchant
  expect(of('gameList')).toEqual(['', ...categories.slice(1).map((type) => `?gameType=${type}`)])
  expect(page('gameList').searches).toEqual([`?gameType=${categories[0]}`])
  expect(of('gameCenter')).toEqual(['', ...categories.map((type) => `?type=${type}`)])
  expect(of('help')).toEqual([''])
})

test.each(withContent)(
  '[2] the app takes over %s%s with its content without a warning, and requests that content again',
  async (name, search) => {
    const paths: string[] = []
    const { html, data } = await renderContent(site, name, search, (path, init) => {
      paths.push(path.replace(/\?.*/, ''))
      return sampleFetch(path, init)
    })
    expect(html).not.toContain('aria-busy="true"')
    // The policy refuses both.
    expect(html).not.toMatch(/<script| style="/)
    const { asked, faults, isSame } = await hydrate(name, search, html, data.json)
    expect(faults).toEqual([])
    expect(isSame).toBe(true)
    await expect.poll(() => paths.filter((path) => !configuration.includes(path) && !asked.includes(path))).toEqual([])
  },
)

test('[2.8] lotteries in a page have no clock: the time left counts from an answer of this visit', async () => {
  const { html, data } = await renderContent(site, 'lottery', '', sampleFetch)
  expect(html.match(/role="timer"[^>]*>[^<]*/g)?.every((timer) => timer.endsWith('--:--:--'))).toBe(true)
  const { root } = await hydrate('lottery', '', html, data.json)
  expect([...root.querySelectorAll('[role=timer]')].map((timer) => timer.textContent)).toEqual(['--:--:--', '--:--:--'])
})

test('[quality: security] a page is not rendered with an answer that fails, and its data cannot end its block', async () => {
  const failing = () => Promise.resolve(Response.json({ success: false, errorCode: 'system' }, { status: 500 }))
  await expect(renderContent(site, 'help', '', failing)).rejects.toThrow()
  const hostile = (path: string, init?: RequestInit) =>
    path.includes('helpCenter')
      ? Promise.resolve(Response.json({ success: true, value: [{ title: '</script><b>', content: '' }] }))
      : sampleFetch(path, init)
  const { html, data } = await renderContent(site, 'help', '', hostile)
  expect(html).toContain('&lt;/script&gt;')
  expect(data.json).not.toContain('<')
  expect(JSON.stringify(JSON.parse(data.json))).toContain('</script>')
})

// Requested by every page.
const configuration = ['/wps/system/settings/consolidated', '/wps/system/whitelabel', '/wps/system/status']

const { dataset } = document.documentElement
beforeEach(() => localStorage.clear())
afterEach(() => {
  delete dataset.first
  delete dataset.paths
  delete dataset.form
  delete dataset.reads
  localStorage.clear()
})

test.each([
  ['a guest at the address', '', 'drawn'],
  ['a query that the page reads', '?type=FISH', 'boot'],
  ['a query of somebody else', '?utm_source=a', 'drawn'],
])('[2] %s sees what was drawn, or the empty frame', (_who, search, seen) => {
  expect(look(search)).toBe(seen)
})

test('[2] a member, and who chose the other language, see the empty frame until the app is there', () => {
  localStorage.setItem('lang', 'EN')
  expect(look('')).toBe('boot')
  localStorage.setItem('lang', 'PT')
  expect(look('')).toBe('drawn')
  localStorage.setItem('MC_SESSION_INFO', '{}')
  expect(look('')).toBe('boot')
})

test('[2.9] who was here before gets an empty frame for a page without content: what is typed or tapped in it would be lost', () => {
  localStorage.setItem('keptAnswers', '{}')
  expect(look('')).toBe('boot')
  localStorage.clear()
  expect(look('')).toBe('drawn')
})

test('[2.9] a form submitted before the app is there is submitted once more as soon as the app handles it', async () => {
  const clock = fakeClock()
  dataset.form = ''
  look('')
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  place.innerHTML = '<form method="dialog"></form>'
  const early = place.querySelector('form')
  early!.requestSubmit()
  early!.requestSubmit()
  await clock.pass(1000)
  const handled = vi.fn((event: Event) => event.preventDefault())
  early!.addEventListener('submit', handled)
  await clock.pass(1000)
  expect(handled).toHaveBeenCalledOnce()
})

test('[4] what the site says is read at once: an app that comes late finds it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ gateway: { url: '' } })))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    globalThis.early = undefined
  })
  look('')
  expect(await globalThis.early!.site).toEqual({ gateway: { url: '' } })
})

test('[2] [9] content shows for a day, and not while data are saved: its pictures would load', () => {
  dataset.made = String(Date.now() - 1000)
  onTestFinished(() => void delete dataset.made)
  expect(look('')).toBe('drawn')
  localStorage.setItem('dataSaver', 'true')
  expect(look('')).toBe('boot')
  localStorage.clear()
  // It is hydrated for returning visitors too.
  localStorage.setItem('keptAnswers', '{}')
  expect(look('')).toBe('drawn')
  dataset.until = String(Date.now() + 1000)
  expect(look('')).toBe('drawn')
  dataset.until = String(Date.now() - 1000)
  expect(look('')).toBe('boot')
  delete dataset.until
  dataset.made = String(Date.now() - 61_000)
  expect(look('')).toBe('boot')
})

test('[2] a query that links write, and that shows the same view, is no other address', () => {
  dataset.searches = '?gameType=RNG'
  expect(look('?gameType=RNG', '/m/gameList')).toBe('drawn')
  expect(look('?gameType=FISH', '/m/gameList')).toBe('boot')
  delete dataset.searches
})

test('[2.10] who comes by an invitation sees the form of registration at once, but for a query that it reads', () => {
  expect(look('?r=7&code=ANA', '/m/register')).toBe('drawn')
  expect(look('?r=7&back=%2Fm%2Fhelp', '/m/register')).toBe('boot')
})

test('[2] the script needs nothing from outside its own text', () => {
  dataset.first = 'drawn'
  dataset.paths = '/m/nowhere'
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
  expect(dataset.first).toBe('boot')
})

function look(search: string, path = '/m/home') {
  const before = location.href
  dataset.first = 'drawn'
  dataset.paths = path === '/m/home' ? '/ /m/home' : path.toLowerCase()
  if (path === '/m/home') dataset.reads = 'type'
  if (path === '/m/register') dataset.reads = 'back'
  history.replaceState(null, '', path + search)
  firstViewScript({
    session: 'MC_SESSION_INFO',
    language: 'lang',
    spoken: 'PT',
    visited: ['keptAnswers'],
    patience: 0,
    dataSaver: 'dataSaver',
    longest: 60_000,
  })
  history.replaceState(null, '', before)
  return dataset.first
}
