import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { startTwoGateways } from '../../testing/startTwoGateways.ts'
import { lendDatabase } from '../../testing/testDatabase.ts'
import { site } from '../site.ts'
import { renderedPages } from './renderedPages.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  warn.mockClear()
  vi.useRealTimers()
})

/** A renderer that puts the answer of a call into the page of the build. */
const asking = `export async function render(name, search, built, fetch) {
  const answer = await fetch('/wps/news', { headers: { 'X-Merchant': 'ipanema' } })
  if (!answer.ok) throw new Error('the gateway is down')
  return built + name + search + (await answer.text())
}`

/** A folder with the build of a site and its renderer. */
function build(renderer: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<p>built</p>')
  writeFileSync(join(folder, 'fish.html'), '<p>fish</p>')
  writeFileSync(join(folder, 'renderer.mjs'), renderer)
  const page = { name: 'home', paths: ['/', '/m/home'] }
  const pages = [
    { ...page, search: '', file: 'index.html' },
    { ...page, search: '?type=FISH', file: 'fish.html' },
  ]
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages))
  return folder
}

async function open(renderer: string, answer: (path: string) => Response | Promise<Response> = () => new Response('news')) {
  const folder = build(renderer)
  const database = await lendDatabase()
  onTestFinished(() => database.close())
  const call = vi.fn((path: string, _headers: Record<string, string>) => Promise.resolve(answer(path)))
  const pages = renderedPages({ dist: folder, renderer: folder, call, db: database.db })
  return { folder, call, at: async (path = '/m/home', search = '') => (await pages.at(path, search))?.plain.toString() }
}

test('[2] a page is rendered with public answers at its first request; another path has none', async () => {
  const { at, call } = await open(asking)
  expect(await at()).toBe('<p>built</p>homenews')
  expect(await at('/')).toBe('<p>built</p>homenews')
  expect(await at('/m/other')).toBeUndefined()
  expect(await at('/m/home', '?utm=1')).toBe('<p>built</p>homenews')
  expect(await at('/', '?type=FISH')).toBe('<p>fish</p>home?type=FISHnews')
  const news = ['/wps/news', expect.objectContaining({ 'x-merchant': 'ipanema' })]
  expect(call.mock.calls).toEqual([news, news])
})

test('[2] after a minute a request starts another rendering and gets the earlier page; a rendering that fails leaves it', async () => {
  let isUp = true
  const { at } = await open(asking, () => (isUp ? new Response('news') : new Response(null, { status: 503 })))
  const first = await at()
  expect(first).toContain('news')
  isUp = false
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  expect(await at()).toBe(first)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('home was not rendered'), expect.anything()), {
    timeout: 20_000,
  })
  expect(await at()).toBe(first)
})

test('[quality: security] the renderer has no variable of the gateway', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  const { at } = await open(`export const render = async () => JSON.stringify(process.env)`)
  expect(JSON.parse((await at()) ?? '')).toEqual({ NODE_ENV: 'production' })
})

test('[2] a rendering of more than 2 s leaves the page of the build', async () => {
  const { at } = await open(`export const render = () => new Promise((end) => setTimeout(end, 60_000))`)
  const start = performance.now()
  expect(await at()).toBeUndefined()
  expect(performance.now() - start).toBeGreaterThan(1900)
})

test('[2] a renderer that ends its thread leaves the page of the build', async () => {
  const { at } = await open(`export const render = async () => process.exit(1)`)
  expect(await at()).toBeUndefined()
})

test('[2] a new build is rendered at once, by its own renderer', async () => {
  const { at, folder } = await open(asking)
  await at()
  writeFileSync(join(folder, 'index.html'), '<p>new</p>')
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
  expect(await at()).toBe('<p>new</p>homenews')
})

test('[2] a site without a renderer has the pages of its build', async () => {
  const gateway = await fileSandbox()
  const serve = site({ dist: build(asking), renderer: join(tmpdir(), 'none'), sandbox: gateway.sandbox })
  expect(await (await serve(new Request('http://localhost:4201/m/home'), { address: '127.0.0.1' })).text()).toBe('<p>built</p>')
})

/** Shows whether its site is closed, and counts its renderings. */
const counting = `import { appendFileSync } from 'node:fs'
export async function render(name, search, built, fetch) {
  appendFileSync(new URL('renderings', import.meta.url), '.')
  return built + (await (await fetch('/wps/system/status', { headers: { 'X-Merchant': 'lotus' } })).text())
}`

test('[2] two gateways of one database render a page once, and once more for each change; both show it', async () => {
  const { one, two, close } = await startTwoGateways()
  onTestFinished(close)
  const folder = build(counting)
  const renderings = () => readFileSync(join(folder, 'renderings'), 'utf8').length
  const sites = [one, two].map(({ sandbox }) => site({ dist: folder, renderer: folder, sandbox }))
  const ask = () =>
    Promise.all(sites.map(async (serve) => (await serve(new Request('http://localhost:4201/m/home'), { address: '127.0.0.1' })).text()))
  const shows = (maintenance: boolean) =>
    vi.waitFor(
      async () => {
        vi.setSystemTime(Date.now() + 1001)
        const text = expect.stringContaining(`"maintenance":${maintenance}`)
        expect(await ask()).toEqual([text, text])
      },
      { timeout: 20_000 },
    )
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  await ask()
  await shows(false)
  expect(renderings()).toBe(1)

  const later = vi
    .setSystemTime(Date.now() + 61_000)
    .getMockedSystemTime()!
    .getTime()
  await ask()
  const looked = async () => (await one.db.selectFrom('rendered_pages').select('checked_at').execute())[0]?.checked_at
  await expect.poll(looked, { timeout: 20_000 }).toBeGreaterThanOrEqual(later)
  expect(renderings()).toBe(1)

  await one.console('maintenance', { merchant: 'lotus', on: true })
  vi.setSystemTime(Date.now() + 61_000)
  await shows(true)
  expect(renderings()).toBe(2)
})
