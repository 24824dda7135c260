import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeClock, painted } from '@platform/config/settle'
import { makeClient } from '@platform/test-kit/browser'
import { loadCatalogue } from '../../i18n/locales.ts'
import { pathTo } from '../../paths.ts'
import type { BuiltRouteName } from '../../routes.ts'
import { firstViewScript } from '../../storage/firstViewScript.ts'
import { testMerchant } from '../../testing/testMerchant.ts'
import { createQueries } from './createQueries.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { prerender } from './prerender.tsx'
import { screens, textsOf } from '../screens/screens.ts'

const site: PlayerSite = { merchant: testMerchant, themeClass: 'ipanema', logo: 'Ipanema', hero: '/assets/hero.svg' }
// Data left by another test file would be rendered, and would exist before the first answer.
localStorage.clear()
sessionStorage.clear()
const { pages, script } = await prerender(site)
const page = (name: string) => pages.find((each) => each.name === name)!

test('[2] the drawn views speak Portuguese, with header, tab bar and the first banner', () => {
  const { html, paths, whole } = page('home')
  for (const text of ['Buscar jogos', 'Entrar', 'Cassino', 'Início']) expect(html).toContain(text)
  // Below the fold: rendered once the page is hydrated.
  expect(html).not.toContain('Jogos populares')
  expect(html).toMatch(/<link rel="preload" as="image" href="\/assets\/hero.svg"/)
  expect(html).toMatch(/<img[^>]* src="\/assets\/hero.svg"/)
  expect([paths[0], whole]).toEqual(['/m/home', true])
  expect(page('login').html).toContain('Entrar')
  expect(pages.every((each) => !each.html.includes('<script'))).toBe(true)
})

test('[2.9] the login is prerendered with its form, which sends nothing before the app is there', () => {
  const { html, whole } = page('login')
  expect(whole).toBe(true)
  expect(html).toMatch(/<form[^>]*method="dialog"/)
  expect(pages.flatMap((each) => each.html.match(/<form(?![^>]*method="dialog")/g) ?? [])).toEqual([])
})

test('[2] the public pages are hydrated, and not replaced', () => {
  expect(pages.filter(({ whole }) => !whole)).toEqual([])
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

test('[9] of the places of promotions the first waits for nothing, as the picture that comes there', () => {
  const loading = page('activity')
    .html.match(/<img[^>]*data-early[^>]*>/g)
    ?.map((place) => /loading="(\w+)"/.exec(place)?.[1])
  expect(loading).toEqual(['eager', 'lazy', 'lazy'])
})

const places = pages
  .filter(({ whole }) => whole)
  .flatMap(({ name, searches }) =>
    ['', ...searches, ...(name === 'register' ? ['?r=7&code=ANA'] : [])].map((search) => [name, search] as const),
  )

test.each(places)(
  '[2] the app takes over the drawn view of %s%s without a warning, and requests what the page has requested',
  async (name, search) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await screens[name as BuiltRouteName].load()
    const root = document.body.appendChild(document.createElement('div'))
    const { html, requests } = page(name)
    root.innerHTML = html.replace(/<title>[^<]*<\/title>|<link rel="preload"[^>]*>/g, '')
    const main = root.querySelector('main')
    const client = makeClient()
    // No call is answered, not even late, when the next page is hydrated.
    const asked: string[] = []
    vi.spyOn(client, 'request').mockImplementation(({ path }) => {
      asked.push(path)
      return new Promise<never>(() => undefined)
    })
    const catalogue = await loadCatalogue('pt-BR', textsOf(name as BuiltRouteName))
    const recovered = vi.fn()
    const Router = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[pathTo(name as 'home') + search]}>{children}</MemoryRouter>
    )
    const app = <PlayerApp site={site} client={client} queries={createQueries(client)} catalogue={catalogue} Router={Router} />
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
    // Each boundary of the page is hydrated on its own.
    const early = requests.map(([path]) => path.replace(/\?.*/, ''))
    // The banners of the registration come after the first paint.
    const late = name === 'register' ? ['/wps/relay/MCSFE_getAnnouncements'] : []
    await expect.poll(() => new Set([...configuration, ...asked])).toEqual(new Set([...early, ...late]))
    expect(recovered.mock.calls.map(([error]) => String(error))).toEqual([])
    expect(complaints.mock.calls.map(([text]) => String(text)).filter((text) => /hydrat|did not match/i.test(text))).toEqual([])
    expect(root.querySelector('main')).toBe(main)
    if (name === 'home') await expect.poll(() => root.textContent).toContain('Jogos populares')
  },
)

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

test('[2.9] who was here before gets an empty frame where there is a form: what is typed in the drawn one would be lost', () => {
  localStorage.setItem('keptAnswers', '{}')
  expect(look('')).toBe('drawn')
  dataset.form = ''
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

test('[4] what the site says is read at once: an app that comes late finds it, and what hangs lets its connection go', async () => {
  const stopped = vi.fn()
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) =>
    address === '/site.json'
      ? Promise.resolve(Response.json({ gateway: { url: '' } }))
      : new Promise((_, fail) => {
          signal.throwIfAborted()
          signal.addEventListener('abort', () => (stopped(), fail(signal.reason as Error)))
        }),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    globalThis.early = undefined
    delete dataset.requests
  })
  dataset.requests = JSON.stringify([['/wps/games', {}]])
  look('')
  expect(await globalThis.early!.calls[0]!.answer).toBeUndefined()
  expect(stopped).toHaveBeenCalledOnce()
  expect(await globalThis.early!.site).toEqual({ gateway: { url: '' } })
})

test('[2] what a drawn view needs is requested where it shows, of the gateway that the site names', async () => {
  const network = vi.fn<typeof fetch>((address) =>
    Promise.resolve(address === '/site.json' ? Response.json({ gateway: { url: 'https://gateway.example' } }) : new Response('answer')),
  )
  vi.stubGlobal('fetch', network)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    globalThis.early = undefined
    delete dataset.requests
  })
  dataset.requests = JSON.stringify([['/wps/games', { 'X-Merchant': 'ipanema' }]])
  look('?type=FISH')
  expect(globalThis.early!.calls).toEqual([])
  look('')
  expect(await globalThis.early!.calls[0]!.answer).toMatchObject({
    status: 200,
    text: 'answer',
    address: 'https://gateway.example/wps/games',
  })
  const [address, init] = network.mock.lastCall!
  expect([address, init!.headers]).toEqual([
    'https://gateway.example/wps/games',
    { 'X-Merchant': 'ipanema', 'X-Request-Id': expect.stringMatching(/./) },
  ])
})

// In the width of its place, which does not change when it is removed; pictures in view load at once.
const inPlace = ['Crash|/a?w=240|/a?w=240 240w,/a?w=480 480w|100px|eager', '||||lazy']
const withoutPicture = ['Crash||||lazy', '||||lazy']
test.each([
  ['do so too', [], {}, inPlace],
  ['of an image CDN are left to the app, which chooses it', ['https://cdn.example'], {}, withoutPicture],
  ['are not requested while data are saved', [], { saver: 'true' }, withoutPicture],
  ['are not requested where the network is slow', [], { network: '2g' }, withoutPicture],
  ['are requested on a slow network where the player wants them', [], { network: '2g', saver: 'false' }, inPlace],
  ['do not fill the places of the app, which came first', [], { isShown: true }, ['||||lazy', '||||lazy']],
] as [string, string[], { saver?: string; network?: string; isShown?: boolean }, string[]][])(
  '[2] [9] texts of an answer show in their places before the app is there; its pictures %s',
  async (_how, imageCDNs, { saver, network, isShown }, shown) => {
    vi.stubGlobal('fetch', (address: string) => {
      const answers = {
        '/site.json': { gateway: { url: '' } },
        '/wps/games': { games: [{ text: 'Crash', picture: '/a' }] },
        '/wps/settings': { value: { imageCDNs } },
      }
      return Promise.resolve(Response.json(answers[address as '/wps/games']))
    })
    const places = document.body.appendChild(document.createElement('div'))
    const place = '<li><b data-early-text></b><img data-early width="240" style="width: 100px" loading="lazy"></li>'
    places.innerHTML = place + place
    onTestFinished(() => {
      vi.unstubAllGlobals()
      places.remove()
      delete (navigator as { connection?: unknown }).connection
      globalThis.early = undefined
      delete dataset.requests
    })
    if (saver) localStorage.setItem('dataSaver', saver)
    if (network) Object.defineProperty(navigator, 'connection', { value: { effectiveType: network }, configurable: true })
    dataset.requests = JSON.stringify([
      ['/wps/settings', {}],
      ['/wps/games', {}],
    ])
    look('')
    if (isShown) delete dataset.first
    await Promise.all(globalThis.early!.calls.map(({ answer }) => answer))
    await painted()
    const shownIn = (place: Element) => {
      const picture = place.querySelector('img')!
      return `${place.textContent}|${picture.getAttribute('src') ?? ''}|${picture.srcset}|${picture.sizes}|${picture.loading}`
    }
    expect([...places.children].map(shownIn)).toEqual(shown)
  },
)

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
  firstViewScript(
    {
      session: 'MC_SESSION_INFO',
      language: 'lang',
      spoken: 'PT',
      visited: ['keptAnswers'],
      patience: 0,
      readPatience: 100,
      dataSaver: 'dataSaver',
      settings: '/wps/settings',
      steps: [1, 2],
    },
    {
      of: { '/wps/games': ({ games }: { games: { text: string; picture: string }[] }) => games },
      at: (address, width) => `${address}?w=${width}`,
    },
  )
  history.replaceState(null, '', before)
  return dataset.first
}
