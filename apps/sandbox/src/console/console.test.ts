import { getCaptcha, getConsolidatedSettings, getMemberInfo, getSystemStatus, getWhitelabel } from '@platform/sdk/account'
import { getRebateQuotas } from '@platform/sdk/agents'
import { launchGame } from '@platform/sdk/games'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../server/createApp.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { origin } from '../testing/startTestSandbox.ts'
import { actions } from './actions.ts'
import type { ConsoleAccess } from './consoleAccess.ts'

const sandbox = await fileSandbox()
afterEach(() => sandbox.console('reset', {}))

test('[2.20] maintenance closes one merchant except for the calls that report it, and has priority over the region', async () => {
  await sandbox.console('maintenance', { merchant: 'ipanema', on: true })
  await sandbox.console('region', { merchant: 'ipanema', on: true })
  const closed = await sandbox.call(getCaptcha)
  expect(closed).toMatchObject({ status: 503, body: { errorCode: 'system.maintenance' } })
  expect(closed.headers.get('Retry-After')).toBe('30')
  expect((await sandbox.call(getSystemStatus)).body.value).toMatchObject({ maintenance: true, regionRestriction: true })
  expect((await sandbox.call(getCaptcha, {}, { merchant: 'lotus' })).status).toBe(200)
  await sandbox.console('maintenance', { merchant: 'ipanema', on: false })
  expect(await sandbox.call(getCaptcha)).toMatchObject({ status: 403, body: { errorCode: 'region.restricted' } })
  await sandbox.console('region', { merchant: 'ipanema', on: false })
  expect((await sandbox.call(getConsolidatedSettings)).body.value).toMatchObject({ maintenance: false, regionRestriction: false })
})

test('[4] maintenance reports the expected reopening of the site until it is open', async () => {
  const expected = Date.now() + 30 * 60_000
  await sandbox.console('maintenance', { merchant: 'ipanema', on: true, minutes: 30 })
  const { until } = (await sandbox.call(getSystemStatus)).body.value
  expect(Math.abs(until - expected)).toBeLessThan(60_000)
  await sandbox.console('maintenance', { merchant: 'ipanema', on: false })
  expect((await sandbox.call(getSystemStatus)).body.value.until).toBeUndefined()
  await sandbox.console('maintenance', { merchant: 'ipanema', on: true })
  expect((await sandbox.call(getSystemStatus)).body.value.until).toBeUndefined()
})

test('[3] flags and promotion keys switch per merchant; unknown ones are refused', async () => {
  await sandbox.console('flags', { merchant: 'lotus', flag: 'PLYRBT', on: true })
  await sandbox.console('flags', { merchant: 'lotus', flag: 'MISSION', on: true })
  const { value } = (await sandbox.call(getWhitelabel, {}, { merchant: 'lotus' })).body
  expect([value.flags.PLYRBT, value.promotions.MISSION.enabled]).toEqual([true, true])
  expect((await sandbox.call(getWhitelabel)).body.value.flags.PLYRBT).toBe(false)
  await expect(sandbox.console('flags', { merchant: 'lotus', flag: 'NONSENSE', on: true })).rejects.toThrow('validation')
})

test('[9] the clock moves, and every answer has its time', async () => {
  await sandbox.console('clock', { offsetMs: 86_400_000 })
  const { headers } = await sandbox.call(getSystemStatus)
  expect(Number(headers.get('X-Server-Time'))).toBeCloseTo(Date.now() + 86_400_000, -4)
})

const order = { nodeId: 'slot-1', backUrl: `${origin}/` }

test('[8] a fault applies to its calls for its number of times, before or after the effect', async () => {
  const { token } = await sandbox.member()
  const path = launchGame.path
  await sandbox.console('faults', { path, kind: 'error', times: 1 })
  expect((await sandbox.call(launchGame, order, { token, key: 'fault-1-of-22-characters' })).status).toBe(500)
  expect((await sandbox.send('GET', '/wps/transaction/status?key=fault-1-of-22-characters')).body.value.state).toBe('unknown')
  await sandbox.console('faults', { path: '/wps/game/*', kind: 'drop', when: 'after', times: 1 })
  await expect(sandbox.call(launchGame, order, { token, key: 'fault-2-of-22-characters' })).rejects.toThrow('fetch failed')
  expect((await sandbox.send('GET', '/wps/transaction/status?key=fault-2-of-22-characters')).body.value.state).toBe('applied')
  expect((await sandbox.call(launchGame, order, { token, key: 'fault-2-of-22-characters' })).status).toBe(200)
})

test('[8] a fault may be a refusal, and for one brand, one member or one address alone: two testers do not disturb each other', async () => {
  const [one, other] = [await sandbox.member(), await sandbox.member()]
  const lotus = await sandbox.member({ merchant: 'lotus' })
  const status = async ({ token }: { token: string }, merchant = 'ipanema') =>
    (await sandbox.call(getMemberInfo, {}, { token, merchant })).body.errorCode
  const fault = { path: '/wps/*', kind: 'refuse', status: 429, errorCode: 'rate.limited' }
  await sandbox.console('faults', { ...fault, merchant: 'ipanema', userName: one.userName })
  expect([await status(one), await status(other), await status(lotus, 'lotus')]).toEqual(['rate.limited', undefined, undefined])
  expect((await sandbox.call(getMemberInfo, {}, one)).headers.get('Retry-After')).toBe('5')
  await sandbox.console('faults/clear', {})
  await sandbox.console('faults', { ...fault, status: 401, errorCode: 'session.expired', merchant: 'ipanema' })
  expect([await status(one), await status(other), await status(lotus, 'lotus')]).toEqual(['session.expired', 'session.expired', undefined])
  await sandbox.console('faults/clear', {})
  await expect(sandbox.console('faults', { ...fault, merchant: 'nobody' })).rejects.toThrow('notFound')
  await expect(sandbox.console('faults', { ...fault, status: 200 })).rejects.toThrow('validation')
})

test.each([
  [409, 'idempotency.running'],
  [404, 'game.unknown'],
])('[8] a fault may refuse with %i and the code %s, before the call has an effect', async (status, errorCode) => {
  const { token } = await sandbox.member({ balance: 5000 })
  await sandbox.console('faults', { path: launchGame.path, kind: 'refuse', status, errorCode, times: 1 })
  expect(await sandbox.call(launchGame, order, { token, key: `refused-${status}` })).toMatchObject({
    status,
    body: { success: false, errorCode },
  })
  expect((await sandbox.call(launchGame, order, { token, key: `refused-${status}` })).status).toBe(200)
})

test('[8] answers can be garbled, cut and delayed', async () => {
  const { path } = getSystemStatus
  await sandbox.console('faults', { path, kind: 'garble', times: 1 })
  expect((await sandbox.call(getSystemStatus)).body).toBeUndefined()
  await sandbox.console('faults', { path, kind: 'cut', when: 'after', times: 1 })
  await expect(sandbox.call(getSystemStatus)).rejects.toThrow()
  await sandbox.console('faults', { path, kind: 'delay', delayMs: 80 })
  const started = performance.now()
  expect((await sandbox.call(getSystemStatus)).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(70)
  await sandbox.console('faults/clear', {})
  await sandbox.console('faults', { path, kind: 'delay', delayMs: 60_000 })
  await expect(sandbox.sandbox.fetch(new Request(origin + path, { signal: AbortSignal.timeout(50) }))).rejects.toThrow('fetch failed')
  await sandbox.console('faults/clear', {})
  expect((await sandbox.send('GET', '/console/api/state')).body.faults).toEqual([])
})

test('[3] a new member is signed in, with the requested type and balance', async () => {
  const { token, userName } = await sandbox.member({ type: 1, balance: 1234 })
  expect((await sandbox.call(getMemberInfo, {}, { token })).body.value).toMatchObject({ account: userName, type: 1 })
  expect(await sandbox.console('deposits', { merchant: 'ipanema', userName, amount: 66 })).toEqual({ balance: 1300 })
  await sandbox.console('sessions/expire', { merchant: 'ipanema', userName })
  expect((await sandbox.call(getMemberInfo, {}, { token })).body.errorCode).toBe('session.expired')
})

test('[6] the console accepts only requests from this machine, with its own host name, from the page itself', async () => {
  const ask = (url: string, info: { address: string; site?: boolean }, headers = {}) =>
    sandbox.sandbox.fetch(new Request(url, { headers }), info).then(({ status }) => status)
  const page = '/console/api/state'
  expect(await ask(`${origin}${page}`, { address: '127.0.0.1' })).toBe(200)
  expect(await ask(`${origin}${page}`, { address: '192.168.1.20' })).toBe(403)
  expect(await ask(`http://rebound.example:4200${page}`, { address: '127.0.0.1' })).toBe(403)
  expect(await ask(`${origin}${page}`, { address: '127.0.0.1', site: true })).toBe(404)
})

describe('[6] outside test mode', () => {
  beforeEach(() => void (sandbox.sandbox.services.testMode = false))
  afterEach(() => void (sandbox.sandbox.services.testMode = true))
  const ask = (method: string, headers: Record<string, string>, path = 'messages', info?: RequestInfo) => {
    const body = method === 'POST' ? JSON.stringify({ merchant: 'ipanema', on: true }) : undefined
    return sandbox.sandbox.fetch(new Request(`${origin}/console/api/${path}`, { method, headers, body }), info)
  }
  const json = { 'Content-Type': 'application/json' }

  test.each([
    ['a program', {}, 200],
    ['its own page', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }, 200],
    ['a page of another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:4201' }, 403],
    ['a picture on such a page', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page in an old browser', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
  ])('%s reads it: %j, %i', async (_who, headers, status) => {
    const answer = await ask('GET', headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })

  test.each([
    ['its own page', { ...json, Origin: origin, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a program that names it', { ...json, Origin: origin }, 200],
    ['nobody it knows', json, 403],
    ['another origin', { ...json, Origin: 'http://127.0.0.1:4201' }, 403],
    ['another site', { ...json, Origin: origin, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }, 415],
    ['a text', { 'Content-Type': 'text/plain', Origin: origin }, 415],
  ])('%s turns a switch: %j, %i', async (_who, headers, status) => {
    expect((await ask('POST', headers as Record<string, string>, 'maintenance')).status).toBe(status)
  })

  test('requests forwarded by an untrusted proxy are refused', async () => {
    expect((await ask('GET', {}, 'messages', { address: '127.0.0.1', forwarded: true })).status).toBe(403)
  })
})

test('[6] the console can be switched off, or opened from any address with a token', async () => {
  const token = 'a-token-of-more-than-thirty-two-letters'
  const ask = async (access: ConsoleAccess, headers: Record<string, string> = {}) => {
    const app = createApp(sandbox.sandbox.services, { pictures: new Hono(), console: access })
    const request = new Request('https://gateway.example/console/api/messages', { headers })
    return app.fetch(request, { address: '203.0.113.7' })
  }
  const basic = (password: string) => ({ Authorization: `Basic ${Buffer.from(`qa:${password}`).toString('base64')}` })
  const byToken: ConsoleAccess = { mode: 'token', token }
  expect((await ask({ mode: 'off' })).status).toBe(404)
  expect((await ask({ mode: 'local' })).status).toBe(403)
  const unknown = await ask(byToken)
  expect([unknown.status, unknown.headers.get('WWW-Authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)])
  expect((await ask(byToken, { Authorization: `Bearer ${token}x` })).status).toBe(401)
  expect((await ask(byToken, basic(''))).status).toBe(401)
  expect((await ask(byToken, { Authorization: `Bearer ${token}` })).status).toBe(200)
  expect((await ask(byToken, basic(token))).status).toBe(200)
  expect((await ask(byToken, { ...basic(token), Origin: 'https://evil.example' })).status).toBe(403)
})

test.each(['__proto__', 'constructor', 'toString', 'NONSENSE', ''])(
  '[3] "%s" is refused as a flag, a merchant and a field',
  async (name) => {
    const refused = (action: string, body: object) => expect(sandbox.console(action, body), action).rejects.toThrow(/validation|notFound/)
    await refused('flags', { merchant: 'lotus', flag: name, on: true })
    await refused('flags', { merchant: name, flag: 'PLYRBT', on: true })
    await refused('audience', { merchant: name, audience: 'members' })
    await refused('rules', { merchant: 'lotus', field: name, enabled: true, required: true })
    for (const action of ['maintenance', 'upgrading', 'region', 'ip', 'thirdPartySms']) await refused(action, { merchant: name, on: true })
  },
)

test('[6] the page has a policy without inline code', async () => {
  const { headers, status } = await sandbox.send('GET', '/console')
  expect(status).toBe(200)
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*require-trusted-types-for 'script'/)
})

test('[8] a latency may apply to one brand or one member only; the next one replaces it, and 0 ends it', async () => {
  const faults = async () =>
    (await sandbox.send('GET', '/console/api/state')).body.faults.map(({ delayMs, merchant, userName }: Record<string, unknown>) => [
      delayMs,
      merchant,
      userName,
    ])
  await sandbox.console('latency', { ms: 50, merchant: 'lotus' })
  await sandbox.console('latency', { ms: 10, merchant: 'lotus', userName: 'ana' })
  await sandbox.console('latency', { ms: 60, merchant: 'lotus' })
  expect(await faults()).toEqual([
    [10, 'lotus', 'ana'],
    [60, 'lotus', undefined],
  ])
  const timeOf = async (merchant: string) => {
    const started = performance.now()
    await sandbox.call(getSystemStatus, {}, { merchant })
    return performance.now() - started
  }
  expect(await timeOf('lotus')).toBeGreaterThan(55)
  await sandbox.console('latency', { ms: 0, merchant: 'lotus' })
  expect(await faults()).toEqual([[10, 'lotus', 'ana']])
})

test('[2.1] limits of agent rates are set for an existing merchant and product', async () => {
  await expect(sandbox.console('rebates/limits', { merchant: 'lotus', gameType: 'NONE', gap: 5 })).rejects.toThrow('validation')
  await expect(sandbox.console('rebates/limits', { merchant: 'lotus', gameType: 'RNG' })).rejects.toThrow('validation')
  await expect(sandbox.console('rebates/quota', { merchant: 'nobody', gameType: 'RNG', rate: 10, members: 1 })).rejects.toThrow('notFound')
  await sandbox.console('rebates/quota', { merchant: 'lotus', gameType: 'RNG', rate: 77, members: 1 })
  await sandbox.console('rebates/limits', { merchant: 'lotus', gameType: 'RNG', gap: 40 })
  const agent = await sandbox.member({ merchant: 'lotus', type: 1 })
  const { content } = (await sandbox.call(getRebateQuotas, {}, { ...agent, merchant: 'lotus' })).body.value
  expect(content).toContainEqual({ gameType: 'RNG', rate: 77, used: 0, most: 1 })
})

test('[3] the console page has a description and the fields of every action', async () => {
  const listed = (await sandbox.send('GET', '/console/api/actions')).body as {
    name: string
    about: string
    body: { properties?: object }
  }[]
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(actions))
  expect(listed.find(({ name }) => name === 'latency')?.body.properties).toMatchObject({ ms: { type: 'integer', maximum: 60_000 } })
  for (const path of ['actions', 'actions.js', 'forms.js', 'resetToSeed.js', 'switches.js'])
    expect((await sandbox.send('GET', `/console/${path}`)).status).toBe(200)
})
