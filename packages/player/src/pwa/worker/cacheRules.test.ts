import { expect, test } from 'vitest'
import { isFresh, keyOf, kindOf, stamped } from './cacheRules.ts'

const site = 'https://ipanema.example'
const request = (
  path: string,
  { headers = {}, mode = 'cors', method = 'GET' }: { headers?: HeadersInit; mode?: RequestMode; method?: string } = {},
) => ({
  url: path.startsWith('http') ? path : site + path,
  method,
  mode,
  headers: new Headers(headers),
})

test.each([
  ['/m/home', 'navigate', 'page'],
  ['/assets/index-1a.js', 'cors', 'asset'],
  ['/icons/icon-192.png', 'no-cors', 'asset'],
  ['/wps/system/settings/consolidated', 'cors', 'configuration'],
  ['/wps/system/whitelabel', 'cors', 'configuration'],
  ['/cdn/games/1.svg?seed=x', 'no-cors', 'picture'],
  ['/wps/system/status', 'cors', undefined],
  ['/wps/wallets/balance', 'cors', undefined],
  ['/wps/member/info', 'cors', undefined],
  ['/lgw/games/popular', 'cors', undefined],
  ['https://other.example/assets/a.js', 'cors', undefined],
] as const)('[7.7] %s (%s) is kept as %s', (path, mode, kind) => {
  expect(kindOf(request(path, { mode }), site)).toBe(kind)
})

test('[7.7] what a signed-in player requests is never cached, nor what writes', () => {
  const headers = { Authorization: 'Bearer t' }
  expect(kindOf(request('/wps/system/whitelabel', { headers }), site)).toBeUndefined()
  expect(kindOf(request('/wps/system/whitelabel', { method: 'POST' }), site)).toBeUndefined()
})

test('[7.7] a configuration is kept by language and merchant', () => {
  const key = (headers: HeadersInit) => keyOf(request('/wps/system/whitelabel', { headers }))
  const keys = [
    key({ 'Accept-Language': 'en' }),
    key({ 'Accept-Language': 'pt-BR' }),
    key({ 'Accept-Language': 'en', 'X-Merchant': 'trial' }),
  ]
  expect(new Set(keys).size).toBe(3)
})

test.each([
  [0, true],
  [24 * 3_600_000 - 1, true],
  [24 * 3_600_000, false],
  [-1, false],
])('[7.7] a configuration of %i ms ago may be shown: %s', (age, shown) => {
  expect(isFresh(stamped(new Response('{}'), 1_000_000), 1_000_000 + age)).toBe(shown)
})

test('[7.7] an answer without a time is not believed', () => {
  expect(isFresh(new Response('{}'), Date.now())).toBe(false)
})
