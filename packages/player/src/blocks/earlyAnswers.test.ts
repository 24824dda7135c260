import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrAdopt, sentBefore } from './earlyAnswers.ts'

const headers = { 'X-Merchant': 'ipanema', 'Accept-Language': 'pt-BR' }
const address = 'https://gateway.example/wps/games?page=1'
const now = { headers: { ...headers, 'X-Request-Id': 'b' } }
const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('new')))

/** A page that requested the games `age` ms ago. */
function early(answer: Promise<string | undefined> = Promise.resolve('early'), age = 0): void {
  const request: [string, Record<string, string>] = ['/wps/games?page=1', headers]
  const gateway = Promise.resolve('https://gateway.example')
  globalThis.early = { site: Promise.resolve(new Response()), gateway, sent: performance.now() - age, calls: [{ request, answer }] }
}
const textOf = async (...request: Parameters<typeof fetch>) => (await fetchOrAdopt(...request)).text()

beforeEach(() => void vi.stubGlobal('fetch', network))
afterEach(() => {
  globalThis.early = undefined
  network.mockClear()
  vi.unstubAllGlobals()
})

test('[9] an answer that the page has requested is taken once; the next one is requested', async () => {
  early()
  expect([await textOf(address, now), await textOf(address, now)]).toEqual(['early', 'new'])
  expect(network).toHaveBeenCalledOnce()
})

test.each<[string, string, RequestInit]>([
  ['another address', 'https://gateway.example/wps/games?page=2', now],
  ['another gateway', 'https://other.example/wps/games?page=1', now],
  ['another language', address, { headers: { ...now.headers, 'Accept-Language': 'en' } }],
  ['a member', address, { headers: { ...now.headers, Authorization: 'Bearer a' } }],
])('[4] %s takes none', async (_what, other, init) => {
  early()
  expect(await textOf(other, init)).toBe('new')
})

test('[4] one that failed, or is old, is requested anew', async () => {
  early(Promise.resolve(undefined))
  expect(await textOf(address, now)).toBe('new')
  early(Promise.resolve('early'), 10_001)
  expect(await textOf(address, now)).toBe('new')
})

test('[4] one that does not come ends with the time of the call', async () => {
  network.mockImplementationOnce((_address, init) => Promise.reject(init!.signal!.reason as Error))
  early(new Promise(() => undefined))
  await expect(textOf(address, { ...now, signal: AbortSignal.timeout(1) })).rejects.toThrow('timeout')
})

test('[2.8] what is left of a draw counts from when the page requested it', async () => {
  const asked = performance.now()
  expect(sentBefore(asked)).toBe(asked)
  early(Promise.resolve('early'), 700)
  await textOf(address, now)
  expect(sentBefore(asked)).toBeLessThan(asked - 600)
  expect(sentBefore(performance.now() + 1)).toBeGreaterThan(asked)
})
