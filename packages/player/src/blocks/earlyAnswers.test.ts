import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EarlyAnswer } from '../storage/firstViewScript.ts'
import { fetchOrAdopt, forgetEarlyAnswers, withEarlyTimes } from './earlyAnswers.ts'

const headers = { 'X-Merchant': 'ipanema', 'Accept-Language': 'pt-BR' }
const path = '/wps/games?page=1'
const address = `https://gateway.example${path}`
const now = { headers: { ...headers, 'X-Request-Id': 'b' } }
const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('new')))
const observe = vi.fn()
const adopt = fetchOrAdopt(observe)

/** A page that requested the games `age` ms ago and received the answer 100 ms later. */
function early(
  answer: Partial<EarlyAnswer> = {},
  { age = 0, gateway = Promise.resolve('https://gateway.example'), none = undefined as Promise<undefined> | undefined } = {},
) {
  const sent = performance.now() - age
  const whole = { address, status: 200, headers: new Headers(), text: 'early', sent, received: sent + 100, ...answer }
  const stop = new AbortController()
  gateway.catch(() => undefined)
  globalThis.early = {
    site: Promise.resolve(),
    gateway,
    takeTap: () => () => {},
    shown: Promise.resolve(),
    calls: [{ request: [path, headers], stop, answer: none ?? Promise.resolve(whole) }],
  }
  return { sent, stop }
}
const textOf = async (...request: Parameters<typeof fetch>) => (await adopt(...request)).text()

beforeEach(() => void vi.stubGlobal('fetch', network))
afterEach(() => {
  globalThis.early = undefined
  vi.clearAllMocks()
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

test('[4] what got no answer, or an old one, or whose gateway is not known, is requested anew', async () => {
  early({}, { none: Promise.resolve(undefined) })
  expect(await textOf(address, now)).toBe('new')
  early({}, { age: 10_001 })
  expect(await textOf(address, now)).toBe('new')
  early({}, { gateway: Promise.reject(new Error('site.json: timeout')) })
  expect(await textOf(address, now)).toBe('new')
})

test('[4] an answer of a closed site is not taken once it has been requested again', async () => {
  early({ status: 503 })
  forgetEarlyAnswers()
  expect(await textOf(address, now)).toBe('new')
})

test('[contract: retries] a refusal is taken with its status and what it says of the next try', async () => {
  early({ status: 503, headers: new Headers({ 'Retry-After': '5' }), text: '' })
  const answer = await adopt(address, now)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(network).not.toHaveBeenCalled()
})

test('[4] one that does not come ends with the time of the call, and its connection is free', async () => {
  network.mockImplementationOnce((_address, init) => Promise.reject(init!.signal!.reason as Error))
  let end = () => undefined as void
  const { stop } = early({}, { none: new Promise((resolve) => (end = () => resolve(undefined))) })
  stop.signal.addEventListener('abort', () => end())
  await expect(textOf(address, { ...now, signal: AbortSignal.timeout(1) })).rejects.toThrow('timeout')
  expect(stop.signal.aborted).toBe(true)
})

test('[2.8] the clock and what is left of a draw count from when the page requested and had it, not from when the scripts came', async () => {
  vi.stubGlobal('location', new URL('https://site.example'))
  const asked = performance.now()
  const { sent } = early({ headers: new Headers({ 'X-Server-Time': '1700000000000' }) }, { age: 9000 })
  const answer = await adopt(address, now)
  expect(observe).toHaveBeenCalledExactlyOnceWith(1_700_000_000_000, sent, sent + 100)
  // Otherwise the client would observe it again, with the current time.
  expect(answer.headers.has('X-Server-Time')).toBe(false)

  const measured = { answer: 'menu', sent: asked, received: asked + 1, serverTime: 1_700_000_009_000 }
  const timesOf = (path: string, page: string, since: number) => withEarlyTimes(measured, path, { page }, since)
  const late = asked + 1 - (sent + 100)
  expect(timesOf('/wps/games', '1', asked)).toEqual({ answer: 'menu', sent, received: sent + 100, serverTime: 1_700_000_009_000 - late })
  for (const other of [timesOf('/wps/other', '1', asked), timesOf('/wps/games', '2', asked)]) expect(other).toBe(measured)
  // A later answer of the network has its own times.
  expect(timesOf('/wps/games', '1', performance.now() + 1)).toBe(measured)
  await adopt(address, now)
  expect(timesOf('/wps/games', '1', asked)).toBe(measured)
  early({ status: 503 })
  await adopt(address, now)
  expect(timesOf('/wps/games', '1', asked)).toBe(measured)
})
