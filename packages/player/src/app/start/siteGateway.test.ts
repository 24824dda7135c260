import { afterEach, expect, test, vi } from 'vitest'
import { entries } from '../../storage/entries.ts'
import { siteGateway } from './siteGateway.ts'

const merchant = { gateway: { url: 'https://built.example', publicKeys: [{ kid: 'a', spki: 'AA' }] } }
const served = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
const told = vi.spyOn(console, 'warn').mockReturnValue()

afterEach(() => {
  entries.siteGateway.remove()
  vi.unstubAllGlobals()
  told.mockClear()
})

test.each([[{ url: '' }], [{ url: 'https://gateway.example' }], [{ url: 'http://127.0.0.1:4000', others: ['https://other.example'] }]])(
  '[4] the gateway of the file is used: %j',
  async (gateway) => {
    served(() => Promise.resolve(Response.json({ gateway })))
    expect(await siteGateway(merchant)).toEqual({ others: [], publicKeys: [], ...gateway })
    expect(fetch).toHaveBeenCalledWith('/site.json', expect.anything())
    expect(told).not.toHaveBeenCalled()
  },
)

test.each<[string, () => Promise<Response>]>([
  ['that is missing', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['that is empty', () => Promise.resolve(new Response(''))],
  ['with a gateway of plain http', () => Promise.resolve(Response.json({ gateway: { url: 'http://gateway.example' } }))],
  ['with a path', () => Promise.resolve(Response.json({ gateway: { url: 'https://gateway.example/wps' } }))],
  ['with another that is none', () => Promise.resolve(Response.json({ gateway: { url: '', others: ['gateway'] } }))],
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[4] a file %s is told, and the gateway that was built stays', async (_, answer) => {
  served(answer)
  expect(await siteGateway(merchant)).toEqual(merchant.gateway)
  expect(told).toHaveBeenCalledOnce()
})

test('[4] where the file does not come, what it said last holds, not what was built', async () => {
  served(() => Promise.resolve(Response.json({ gateway: { url: 'https://moved.example' } })))
  await siteGateway(merchant)
  served(() => Promise.reject(new DOMException('signal timed out', 'TimeoutError')))
  expect((await siteGateway(merchant)).url).toBe('https://moved.example')
  served(() => Promise.resolve(new Response('<!doctype html>', { status: 503 })))
  expect((await siteGateway(merchant)).url).toBe('https://moved.example')
})
