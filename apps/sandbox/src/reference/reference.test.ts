import { messageKeys } from '@platform/sdk'
import { getAnnouncementList } from '@platform/sdk/announcements'
import { getGameList } from '@platform/sdk/games'
import { allCalls } from '@platform/sdk/testing'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { type Offers, placesOf } from './placesOf.ts'
import { typeText } from './typeText.ts'

const sandbox = await fileSandbox({ storybookPort: 4299 })

const page = async (path: string) => {
  const answer = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200${path}`))
  return { status: answer.status, csp: answer.headers.get('Content-Security-Policy'), text: await answer.text() }
}

test('[architecture: the one idea] the reference and llms.txt describe every call with its comment', async () => {
  const [reference, llms] = [await page('/reference'), await page('/llms.txt')]
  for (const { name, method, path } of allCalls) {
    expect(reference.text).toContain(`<article id="${name}">`)
    expect(reference.text).toContain(`<a href="#${name}">`)
    expect(llms.text).toMatch(new RegExp(`- ${name}: ${method} ${path} \\([^)]+\\)\\. \\w.{15}`))
  }
  for (const code of Object.keys(messageKeys)) expect(reference.text).toContain(`<td><code>${code}</code></td>`)
  expect(reference.text).toContain('The complete help centre in reading order')
  expect(reference.csp).toMatch(/default-src 'none'; style-src 'sha256-/)
  expect(reference.text).not.toMatch(/undefined|\[object/)
})

test('[7] a sealed call shows its plaintext fields, a multipart call its files', async () => {
  const { text } = await page('/reference')
  const of = (name: string) => text.split(`<article id="${name}">`)[1]!.split('</article>')[0]!
  expect(of('changePassword')).toContain('newPassword: string')
  expect(of('changePassword')).toContain('<li>sealed</li>')
  expect(of('applyPromotion')).toContain('images?: file[]')
  expect(of('applyPromotion')).toContain('comment?: string of 0 to 140 characters')
  expect(of('getWalletBalance')).toContain('sumBalance: money  // The total balance.')
  expect(of('login')).toMatch(/400 .*login\.password/)
})

test("[quality: third parties] the gateway's root page links to everything that it offers", async () => {
  const { status, text, csp } = await page('/')
  expect(status).toBe(200)
  expect(csp).toMatch(/default-src 'none'/)
  const places = [...text.matchAll(/<dt><a href="([^"]+)">([^<]+)/g)].map(([, address, name]) => `${name} ${address}`)
  expect(places).toEqual([
    'Reference /reference',
    'OpenAPI /openapi.json',
    'llms.txt /llms.txt',
    'QA console /console',
    'Health /healthz',
    'Readiness /readyz',
    'Storybook http://127.0.0.1:4299/',
    'Ipanema http://127.0.0.1:4201',
    'Lotus http://127.0.0.1:4202',
  ])
  const offered = [...text.matchAll(/href="(\/[^"]+)"/g)].map(([, path = '']) => path)
  for (const path of offered) expect((await page(path)).status, path).toBeLessThan(400)
})

test('[quality: third parties] a console or Storybook that is off is not offered', () => {
  const names = (offers: Offers) => placesOf('http://127.0.0.1:4200/', offers).map(({ name }) => name)
  expect(names({ console: false })).toEqual(['Reference', 'OpenAPI', 'llms.txt', 'Health', 'Readiness'])
})

test('[contract: encryption] the reference and llms.txt describe envelope E1 completely, with test vectors', async () => {
  for (const path of ['/reference', '/llms.txt']) {
    const { text } = await page(path)
    const plain = text.replaceAll(/<\/?code>|`/g, '').replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    expect(plain).toContain('E1|v=1|<kid>|RSA-OAEP-256|A256GCM|<iv>|<METHOD>|<path>|<X-Merchant>')
    expect(plain).toContain('"aud":"<METHOD> <path>"')
    expect(plain).toMatch(/label is the UTF-8 text E1\|<kid>/)
    for (const code of ['crypto.key', 'crypto.clock', 'crypto.invalid']) expect(plain).toContain(code)
  }
  const { text } = await page('/reference/envelope.json')
  expect(JSON.parse(text)).toMatchObject({
    kid: expect.any(String),
    vectors: expect.arrayContaining([expect.objectContaining({ expect: 'ok' })]),
  })
})

test('[7] a schema reads like a type', () => {
  const schema = {
    properties: { id: { type: 'string', description: 'Its number.' }, tags: { items: { enum: ['a', 'b'] } }, size: { const: 26 } },
    required: ['id', 'size'],
  }
  expect(typeText(schema)).toBe("{\n  id: string  // Its number.\n  tags?: ('a' | 'b')[]\n  size: 26\n}")
})

const list = (fields: Record<string, string>, headers: Record<string, string>) => sandbox.call(getGameList, fields, { headers })

test.each([
  ['all of them', {}, { 'X-Module-Id': 'COMM3', 'X-Gateway-Id': '3', 'Accept-Language': 'pt-BR' }, 200, undefined],
  ['without optional headers', {}, {}, 200, undefined],
  ['the module id of another call', {}, { 'X-Module-Id': 'REG3' }, 400, 'request.module'],
  ['an unknown gateway id', {}, { 'X-Gateway-Id': '2' }, 400, 'request.gateway'],
  ['an unknown merchant', {}, { 'X-Merchant': 'nobody' }, 400, 'merchant.unknown'],
  ['fields that repeat the headers', { merchant: 'ipanema', language: 'EN' }, { 'Accept-Language': 'en-GB' }, 200, undefined],
  ['another page size', { pageSize: '50' }, {}, 400, 'validation'],
])('[quality: third parties] the gateway enforces its documented constraints: %s', async (_, fields, headers, status, code) => {
  const answer = await list(fields, headers)
  expect([answer.status, answer.body.errorCode]).toEqual([status, code])
})

test('[7.2] a call with several module ids accepts each of them, and no other', async () => {
  const send = (module: string) => sandbox.call(getAnnouncementList, {}, { headers: { 'X-Module-Id': module } })
  for (const module of ['COMM3', 'AGEANNOUNCE3']) expect((await send(module)).status).toBe(200)
  expect((await send('REG3')).body.errorCode).toBe('request.module')
})
