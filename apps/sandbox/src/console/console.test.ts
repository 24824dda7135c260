import { getCaptcha, getConsolidatedSettings, getMemberInfo, getSystemStatus, getWhitelabel } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { origin, startTestSandbox } from '../testing/startTestSandbox.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.console('reset', {}))
afterAll(() => sandbox.close())

test('[2.20] maintenance closes one merchant but for the calls that tell of it; maintenance wins over region', async () => {
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

test('[3] flags and promotion keys switch per merchant; unknown ones are refused', async () => {
  await sandbox.console('flags', { merchant: 'lotus', flag: 'PLYRBT', on: true })
  await sandbox.console('flags', { merchant: 'lotus', flag: 'MISSION', on: true })
  const { value } = (await sandbox.call(getWhitelabel, {}, { merchant: 'lotus' })).body
  expect([value.flags.PLYRBT, value.promotions.MISSION.enabled]).toEqual([true, true])
  expect((await sandbox.call(getWhitelabel)).body.value.flags.PLYRBT).toBe(false)
  await expect(sandbox.console('flags', { merchant: 'lotus', flag: 'NONSENSE', on: true })).rejects.toThrow('validation')
})

test('[9] the clock moves, and every answer says so', async () => {
  await sandbox.console('clock', { offsetMs: 86_400_000 })
  const { headers } = await sandbox.call(getSystemStatus)
  expect(Number(headers.get('X-Server-Time'))).toBeCloseTo(Date.now() + 86_400_000, -4)
})

test('[8] a fault strikes the calls it names as often as it says, before or after the effect', async () => {
  const { token } = await sandbox.member()
  const order = { nodeId: 'slot-1', backUrl: `${origin}/` }
  const path = launchGame.path
  await sandbox.console('faults', { path, kind: 'error', times: 1 })
  expect((await sandbox.call(launchGame, order, { token, key: 'fault-1' })).status).toBe(500)
  expect((await sandbox.send('GET', '/wps/transaction/status?key=fault-1')).body.value.state).toBe('unknown')
  await sandbox.console('faults', { path: '/wps/game/*', kind: 'drop', when: 'after', times: 1 })
  await expect(sandbox.call(launchGame, order, { token, key: 'fault-2' })).rejects.toThrow('fetch failed')
  expect((await sandbox.send('GET', '/wps/transaction/status?key=fault-2')).body.value.state).toBe('applied')
  expect((await sandbox.call(launchGame, order, { token, key: 'fault-2' })).status).toBe(200)
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
  expect((await sandbox.send('GET', '/console/api/state')).body.faults).toEqual([])
})

test('[3] a new member is signed in, of the type asked for, with the money asked for', async () => {
  const { token, userName } = await sandbox.member({ type: 1, balance: 1234 })
  expect((await sandbox.call(getMemberInfo, {}, { token })).body.value).toMatchObject({ account: userName, type: 1 })
  expect(await sandbox.console('deposits', { merchant: 'ipanema', userName, amount: 66 })).toEqual({ balance: 1300 })
  await sandbox.console('sessions/expire', { merchant: 'ipanema', userName })
  expect((await sandbox.call(getMemberInfo, {}, { token })).body.errorCode).toBe('session.expired')
})

test('[6] only this machine, by its own name, from the page itself may use the console', async () => {
  const ask = (url: string, info: { address: string; site?: boolean }, headers = {}) =>
    sandbox.sandbox.fetch(new Request(url, { headers }), info).then(({ status }) => status)
  const page = '/console/api/state'
  expect(await ask(`${origin}${page}`, { address: '127.0.0.1' })).toBe(200)
  expect(await ask(`${origin}${page}`, { address: '192.168.1.20' })).toBe(403)
  expect(await ask(`http://rebound.example:4200${page}`, { address: '127.0.0.1' })).toBe(403)
  expect(await ask(`${origin}${page}`, { address: '127.0.0.1', site: true })).toBe(404)
})

test('[6] outside test mode a page of another origin cannot turn its switches', async () => {
  const { services } = sandbox.sandbox
  services.testMode = false
  const body = JSON.stringify({ merchant: 'ipanema', on: true })
  const post = (site: string) =>
    sandbox.sandbox.fetch(new Request(`${origin}/console/api/maintenance`, { method: 'POST', body, headers: { 'Sec-Fetch-Site': site } }))
  const [cross, own] = [await post('cross-site'), await post('same-origin')]
  services.testMode = true
  expect([cross.status, own.status]).toEqual([403, 200])
  expect(own.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('[6] the page carries a policy without inline code', async () => {
  const { headers, status } = await sandbox.send('GET', '/console')
  expect(status).toBe(200)
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*require-trusted-types-for 'script'/)
})
