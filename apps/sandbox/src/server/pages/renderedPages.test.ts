import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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

function open(renderer: string, answer: (path: string) => Response | Promise<Response> = () => new Response('news')) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<p>built</p>')
  writeFileSync(join(folder, 'renderer.mjs'), renderer)
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify(['', '?type=FISH'].map((search) => ({ name: 'home', search, paths: ['/', '/m/home'], file: 'index.html' }))),
  )
  const call = vi.fn((path: string, _headers: Record<string, string>) => Promise.resolve(answer(path)))
  const pages = renderedPages({ dist: folder, renderer: folder, call })
  return { folder, call, at: async (path = '/m/home', search = '') => (await pages.at(path, search))?.plain.toString() }
}

test('[2] a page is rendered with public answers at its first request; another path has none', async () => {
  const { at, call } = open(asking)
  expect(await at()).toBe('<p>built</p>homenews')
  expect(await at('/')).toBe('<p>built</p>homenews')
  expect(await at('/m/other')).toBeUndefined()
  expect(await at('/m/home', '?utm=1')).toBe('<p>built</p>homenews')
  expect(await at('/', '?type=FISH')).toBe('<p>built</p>home?type=FISHnews')
  const news = ['/wps/news', expect.objectContaining({ 'x-merchant': 'ipanema' })]
  expect(call.mock.calls).toEqual([news, news])
})

test('[2] after a minute a request starts another rendering and gets the earlier page; a rendering that fails leaves it', async () => {
  let isUp = true
  const { at } = open(asking, () => (isUp ? new Response('news') : new Response(null, { status: 503 })))
  const first = await at()
  expect(first).toContain('news')
  isUp = false
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  expect(await at()).toBe(first)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('home was not rendered')), { timeout: 20_000 })
  expect(await at()).toBe(first)
})

test('[quality: security] the renderer has no variable of the gateway', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  const { at } = open(`export const render = async () => JSON.stringify(process.env)`)
  expect(JSON.parse((await at()) ?? '')).toEqual({ NODE_ENV: 'production' })
})

test('[2] a rendering of more than 2 s leaves the page of the build', async () => {
  const { at } = open(`export const render = () => new Promise(() => undefined)`)
  const start = performance.now()
  expect(await at()).toBeUndefined()
  expect(performance.now() - start).toBeGreaterThan(1900)
})

test('[2] a renderer that ends its thread leaves the page of the build', async () => {
  const { at } = open(`export const render = async () => process.exit(1)`)
  expect(await at()).toBeUndefined()
})

test('[2] a new build is rendered at once, by its own renderer', async () => {
  const { at, folder } = open(asking)
  await at()
  writeFileSync(join(folder, 'index.html'), '<p>new</p>')
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
  expect(await at()).toBe('<p>new</p>homenews')
})

test('[2] a site without a renderer has the pages of its build', async () => {
  const pages = renderedPages({ dist: tmpdir(), renderer: join(tmpdir(), 'none'), call: () => Promise.resolve(new Response()) })
  expect(await pages.at('/m/home')).toBeUndefined()
})
