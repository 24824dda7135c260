import { describe, expect, test } from 'vitest'
import { clientOf, readProxies } from './proxies.ts'
import { readyLine } from './readyLine.ts'
import { readSettings } from './settings.ts'

const token = 'a'.repeat(32)

test.each([
  [{}, 'local'],
  [{ HOST: 'localhost' }, 'local'],
  [{ HOST: '::1' }, 'local'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '::' }, 'off'],
  [{ HOST: '192.168.1.20' }, 'off'],
  [{ TRUSTED_PROXY: '127.0.0.1' }, 'off'],
  [{ CONSOLE: 'off' }, 'off'],
  [{ CONSOLE: 'local', TRUSTED_PROXY: '127.0.0.1' }, 'local'],
  [{ CONSOLE: 'token', CONSOLE_TOKEN: token, HOST: '0.0.0.0' }, 'token'],
])('[6] with %j the console is %s', (env, mode) => {
  expect(readSettings(env).console.mode).toBe(mode)
})

test.each([
  [{ CONSOLE: 'on' }, 'CONSOLE=on'],
  [{ CONSOLE: 'local', HOST: '0.0.0.0' }, 'CONSOLE=local'],
  [{ CONSOLE: 'token' }, 'CONSOLE_TOKEN'],
  [{ CONSOLE: 'token', CONSOLE_TOKEN: 'short' }, 'CONSOLE_TOKEN'],
  [{ TRUSTED_PROXY: 'proxy.example' }, 'TRUSTED_PROXY'],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY'],
  [{ TRUSTED_PROXY: '10.0.0.0/' }, 'TRUSTED_PROXY'],
  [{ GATEWAY_ORIGIN: 'gateway.example' }, 'GATEWAY_ORIGIN'],
  [{ GATEWAY_ORIGIN: 'https://gateway.example/path' }, 'GATEWAY_ORIGIN'],
  [{ VAULT_KEY: 'c2hvcnQ=' }, 'VAULT_KEY'],
  [{ PORT: 'many' }, 'PORT'],
  [{ LOG: 'all' }, 'LOG=all'],
  [{ DEMO_MEMBERS: 'yes' }, 'DEMO_MEMBERS=yes'],
  [{ SANDBOX_TEST_MODE: '1', HOST: '0.0.0.0' }, 'SANDBOX_TEST_MODE'],
])('[7] %j is reported as invalid', (env, name) => {
  expect(() => readSettings(env)).toThrow(name)
})

test('[2.1] SITE_HOSTS names further hosts of the sites', () => {
  expect(readSettings({ SITE_HOSTS: 'Ipanema.test, www.ipanema.example' }).hosts).toEqual(['ipanema.test', 'www.ipanema.example'])
  expect(readSettings({}).hosts).toEqual([])
})

test('[2.1] SANDBOX_SITES names the brands whose sites are served, by default all', () => {
  const served = (SANDBOX_SITES?: string) => ['ipanema', 'lotus', 'bandeira'].filter(readSettings({ SANDBOX_SITES }).servesSite)
  expect(served()).toEqual(['ipanema', 'lotus', 'bandeira'])
  expect(served('off')).toEqual([])
  expect(served('lotus,bandeira')).toEqual(['lotus', 'bandeira'])
})

test('[6] SANDBOX_SEED=none omits the demo members, not the games', () => {
  expect(readSettings({})).toMatchObject({ seed: 'platform', people: true })
  expect(readSettings({ SANDBOX_SEED: 'small' })).toMatchObject({ seed: 'small', people: true })
  expect(readSettings({ SANDBOX_SEED: 'none' })).toMatchObject({ seed: 'platform', people: false })
})

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0', CONSOLE: 'token', CONSOLE_TOKEN: token }, true],
  [{ CONSOLE: 'off' }, false],
  [{ TRUSTED_PROXY: '10.0.0.0/8', CONSOLE: 'local' }, false],
  [{ CONSOLE: 'off', TRUSTED_PROXY: '127.0.0.1', DEMO_MEMBERS: 'on' }, true],
  [{ DEMO_MEMBERS: 'off' }, false],
])('[6] with %j demo members are allowed: %s', (env, allowed) => {
  expect(readSettings(env).demoMembers).toBe(allowed)
})

test('[deploying] the ready line has address, database, console and seed, and no password', () => {
  const DATABASE_URL = 'postgres://gateway:geheim@db.example:5432/platform?sslkey=geheim'
  expect(readyLine(readSettings({ DATABASE_URL, CONSOLE: 'off', SANDBOX_SEED: 'none' }), true)).toBe(
    'Gateway ready at http://127.0.0.1:4000, database: Postgres db.example:5432/platform, console: off, seed: platform without demo members',
  )
  expect(readyLine(readSettings({}), false)).toMatch(/database: embedded in \/.+\/\.data, console: local, seed: none$/)
})

test('[7] VAULT_KEY is 32 bytes in base64, and no error contains it', () => {
  expect(readSettings({}).vaultKey).toBeUndefined()
  expect(readSettings({ VAULT_KEY: Buffer.alloc(32, 7).toString('base64') }).vaultKey).toEqual(Buffer.alloc(32, 7))
  expect(() => readSettings({ VAULT_KEY: 'c2hvcnQ=' })).not.toThrow('c2hvcnQ')
})

test('[7] the gateway’s origin is its listening address, unless it is set for a proxy', () => {
  expect(readSettings({ PORT: '5000' }).origin).toBe('http://127.0.0.1:5000')
  expect(readSettings({ HOST: '0.0.0.0' }).origin).toBe('http://localhost:4000')
  expect(readSettings({ GATEWAY_ORIGIN: 'https://gateway.example' }).origin).toBe('https://gateway.example')
})

describe('[8] the client’s address is', () => {
  const proxies = readProxies('127.0.0.1, 10.0.0.0/8,fd00::/8')
  const of = (peer: string, forwardedFor?: string, more = {}) =>
    clientOf(peer, { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }), ...more }, proxies)

  test.each([
    ['that of the connection', '203.0.113.7', undefined, '203.0.113.7', false],
    ['the same in either spelling', '::ffff:203.0.113.7', undefined, '203.0.113.7', false],
    ['not what a stranger says', '203.0.113.7', '198.51.100.1', '203.0.113.7', true],
    ['the one that the proxy names', '127.0.0.1', '198.51.100.1', '198.51.100.1', false],
    ['the same from a proxy of IPv6', 'fd00::1', '2001:db8::1', '2001:db8::1', false],
    ['behind two proxies the last that is none of them', '::ffff:127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1', false],
    ['not what the client says of itself', '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1', false],
    ['unknown where the proxy names none', '127.0.0.1', undefined, '127.0.0.1', true],
    ['unknown where it names proxies only', '127.0.0.1', '10.0.0.1', '127.0.0.1', true],
    ['unknown where it names no address', '127.0.0.1', '1.2.3.4, unknown', '127.0.0.1', true],
  ])('%s', (_name, peer, named, address, forwarded) => {
    expect(of(peer, named)).toEqual({ address, forwarded, secure: false })
  })

  test.each(['forwarded', 'x-forwarded-host', 'x-real-ip', 'via'])('doubtful with %s from a stranger', (header) => {
    expect(of('192.0.2.1', undefined, { [header]: 'for=127.0.0.1' }).forwarded).toBe(true)
  })

  test('reached over HTTPS if a trusted proxy says so', () => {
    expect(of('127.0.0.1', '198.51.100.1', { 'x-forwarded-proto': 'https' }).secure).toBe(true)
    expect(of('203.0.113.7', undefined, { 'x-forwarded-proto': 'https' }).secure).toBe(false)
  })
})
