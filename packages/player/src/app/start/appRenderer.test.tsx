import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { painted } from '@platform/config/settle'
import { readFirstView, takePageData } from '@platform/first-paint/browser'
import { renderContent, renderPages } from '@platform/first-paint/pages'
import { makeClient } from '@platform/test-kit/browser'
import { loadCatalogue } from '../../i18n/locales.ts'
import { pathTo } from '../../paths.ts'
import type { RouteName } from '../../routes.ts'
import { testMerchant } from '../../testing/testMerchant.ts'
import { appRenderer } from './appRenderer.ts'
import { createQueries } from './createQueries.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { sampleFetch } from './sampleFetch.ts'
import { lazyScreens, textsOf } from '../screens/lazyScreens.ts'

const site: PlayerSite = { merchant: testMerchant, themeClass: 'ipanema', logo: 'Ipanema', hero: '/assets/hero.svg' }
// Data left by another test file would be rendered, and would exist before the first answer.
localStorage.clear()
sessionStorage.clear()
const pages = await renderPages(appRenderer, site)
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
  expect(fields('forget')).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode', 'newPassword']))
})

test('[quality: speed] the form of the registration is hydrated in a task of its own', () => {
  expect(page('register').html).toMatch(/<!--\$-->\s*<form/)
})

test('[2.10] where the merchant lists no way to register, no form is prerendered', async () => {
  const others = await renderPages(appRenderer, { ...site, merchant: { ...testMerchant, features: [] } })
  expect(others.find(({ name }) => name === 'register')?.html).not.toContain('<form')
})

const places = pages.flatMap(({ name, searches }) =>
  ['', ...searches, ...(name === 'register' ? ['?r=7&code=ANA'] : [])].map((search) => [name, search] as const),
)

/** Hydrates a page in a root of its own; `asked` gets the paths of its calls, which are never answered. */
async function hydrate(name: string, search: string, html: string, json?: string) {
  const { hydrated: takenOver } = readFirstView()
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await lazyScreens[name as RouteName].load()
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
  '[2] the app hydrates the prerendered view of %s%s without a warning',
  async (name, search, html) => {
    const { root, faults, isSame } = await hydrate(name, search, html)
    expect(faults).toEqual([])
    expect(isSame).toBe(true)
    if (name === 'home') await expect.poll(() => root.textContent).toContain('Provedores')
  },
)

const withContent = pages
  .filter(({ hasContent }) => hasContent)
  .flatMap(({ name, variants: others }) =>
    ['', ...others.map(({ search }) => search)].map((search) => [name as RouteName, search] as const),
  )

test('[2] a page whose query chooses its content has one for each value, but for the one that it shows without', () => {
  const of = (name: string) => withContent.filter(([one]) => one === name).map(([, search]) => search)
  const { categories } = testMerchant
  expect(of('gameList')).toEqual(['', ...categories.slice(1).map((type) => `?gameType=${type}`)])
  expect(page('gameList').searches).toEqual([`?gameType=${categories[0]}`])
  expect(of('gameCenter')).toEqual(['', ...categories.map((type) => `?type=${type}`)])
  expect(of('help')).toEqual([''])
})

test.each(withContent)(
  '[2] the app hydrates %s%s with its content without a warning, and requests that content again',
  async (name, search) => {
    const paths: string[] = []
    const { html, json } = await renderContent(appRenderer, site, name, search, (path) => {
      paths.push(path.replace(/\?.*/, ''))
      return sampleFetch(path)
    })
    expect(html).not.toContain('aria-busy="true"')
    // The policy refuses both.
    expect(html).not.toMatch(/<script| style="/)
    const { asked, faults, isSame } = await hydrate(name, search, html, json)
    expect(faults).toEqual([])
    expect(isSame).toBe(true)
    await expect.poll(() => paths.filter((path) => !configuration.includes(path) && !asked.includes(path))).toEqual([])
  },
)

test('[2.8] lotteries in a page have no clock: the time left counts from an answer of this visit', async () => {
  const { html, json } = await renderContent(appRenderer, site, 'lottery', '', sampleFetch)
  expect(html.match(/role="timer"[^>]*>[^<]*/g)?.every((timer) => timer.endsWith('--:--:--'))).toBe(true)
  const { root } = await hydrate('lottery', '', html, json)
  expect([...root.querySelectorAll('[role=timer]')].map((timer) => timer.textContent)).toEqual(['--:--:--', '--:--:--'])
})

test('[quality: security] a page is not rendered with an answer that fails, and its data cannot end its block', async () => {
  const failing = () => Promise.resolve(Response.json({ success: false, errorCode: 'system' }, { status: 500 }))
  await expect(renderContent(appRenderer, site, 'help', '', failing)).rejects.toThrow()
  const hostile = (path: string) =>
    path.includes('helpCenter')
      ? Promise.resolve(Response.json({ success: true, value: [{ title: '</script><b>', content: '' }] }))
      : sampleFetch(path)
  const { html, json } = await renderContent(appRenderer, site, 'help', '', hostile)
  expect(html).toContain('&lt;/script&gt;')
  expect(json).not.toContain('<')
  expect(JSON.stringify(JSON.parse(json))).toContain('</script>')
})

// Requested by every page.
const configuration = ['/wps/system/settings/consolidated', '/wps/system/whitelabel', '/wps/system/status']
