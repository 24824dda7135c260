import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { site } from './site.ts'

let folder: string
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>

const gateway = await fileSandbox()
/** One of this machine, as a phone of its network uses it. */
const ownAddress = Object.values(networkInterfaces())
  .flatMap((entries) => entries ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-site-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(dist, 'index.html'), '<!doctype html><style>b{color:red}</style><p>Ipanema')
  await mkdir(join(dist, 'm/login'), { recursive: true })
  await writeFile(join(dist, 'm/login/index.html'), '<!doctype html><script>look()</script><p>Entrar')
  await writeFile(join(dist, 'assets/app-1a2b.js'), 'export const text = "hello hello hello"\n'.repeat(50))
  const serve = site({ dist, sandbox: gateway.sandbox })
  ask = (path, headers) => serve(new Request(`http://localhost:4201${path}`, { headers }), { address: '127.0.0.1' })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test.each(['/', '/m/home', '/m/gameList?gameType=RNG', '/register.html', '/m/index.html'])('[2.1] %s is the app', async (path) => {
  const page = await ask(path)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Ipanema')])
  expect(page.headers.get('Cache-Control')).toBe('no-cache')
})

test.each(['/m/login', '/m/login/', '/m/login?back=%2Fm%2Fset'])(
  '[2] %s has its own page, whose script the policy allows by hash',
  async (path) => {
    const page = await ask(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Entrar')])
    expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
  },
)

test('[2.1] the page has a strict policy that allows frames of the gateway under the host name of the visitor', async () => {
  const policy = (await ask('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  expect(policy).toMatch(/require-trusted-types-for 'script'/)
  expect(policy).toMatch(/frame-src http:\/\/localhost:4200;/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
})

test.each(['evil.example', 'localhost.evil.example', 'ipanema.example.', '203.0.113.7', '[2001:db8::7]'])(
  '[2.1] the unknown host %s gets neither page nor call, and is in no policy',
  async (host) => {
    const serve = site({ dist: join(folder, 'dist'), sandbox: gateway.sandbox, hosts: ['ipanema.example'] })
    for (const path of ['/', '/m/home', '/wps/siteSettings']) {
      const answer = await serve(new Request(`http://${host}:4201${path}`), { address: '127.0.0.1' })
      expect([answer.status, answer.headers.get('Content-Security-Policy')]).toEqual([421, null])
    }
  },
)

test.each(['localhost', '127.0.0.1', '127.0.0.2', '[::1]', 'ipanema.example', ...(ownAddress ? [ownAddress] : [])])(
  '[2.1] the control: %s is a host of the site',
  async (host) => {
    const serve = site({ dist: join(folder, 'dist'), sandbox: gateway.sandbox, hosts: ['ipanema.example'] })
    expect((await serve(new Request(`http://${host}:4201/`), { address: '127.0.0.1' })).status).toBe(200)
  },
)

test.each([
  ['another site', 'cross-site', 'same-origin-allow-popups'],
  ['an unknown place', undefined, 'same-origin-allow-popups'],
  ['the address bar', 'none', null],
])('[quality: security] a page opened from %s has the opener policy that it needs', async (_place, from, policy) => {
  const { headers } = await ask('/m/home', from ? { 'Sec-Fetch-Site': from } : {})
  expect([headers.get('Cross-Origin-Opener-Policy'), headers.get('Vary')]).toEqual([policy, 'Accept-Encoding, Sec-Fetch-Site'])
})

test('[2.1] a page requested over HTTPS is sent with HSTS, one over HTTP without', async () => {
  const serve = site({ dist: join(folder, 'dist'), sandbox: gateway.sandbox, hosts: ['ipanema.example'] })
  const page = await serve(new Request('https://ipanema.example/m/home'), { address: '203.0.113.7' })
  expect(page.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  expect((await ask('/m/home')).headers.get('Strict-Transport-Security')).toBeNull()
})

test('[4] the policy allows the merchant’s other gateways', async () => {
  const serve = site({ dist: join(folder, 'dist'), sandbox: gateway.sandbox, gateways: ['https://b.example'] })
  const page = await serve(new Request('http://localhost:4201/m/home'), { address: '127.0.0.1' })
  expect(page.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://b.example;")
})

test('[2.1] hashed files are cached forever and compressed; a missing one is a 404, not the page', async () => {
  const file = await ask('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' })
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await file.arrayBuffer())).toString()).toContain('hello hello')
  const refused = await ask('/assets/app-1a2b.js', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' })
  expect(refused.headers.get('Content-Encoding')).toBe('gzip')
  expect((await ask('/assets/app-old.js')).status).toBe(404)
  expect((await ask('/favicon.ico')).status).toBe(404)
})

test('[2.1] an unchanged file is not sent again', async () => {
  const etag = (await ask('/')).headers.get('ETag') ?? ''
  expect((await ask('/', { 'If-None-Match': etag })).status).toBe(304)
})

test('[7] calls are answered on the same origin, the console is not', async () => {
  const status = await ask('/wps/system/status', { 'X-Merchant': 'ipanema' })
  expect(await status.json()).toMatchObject({ success: true })
  expect(await (await ask('/console')).text()).toContain('Ipanema')
})
