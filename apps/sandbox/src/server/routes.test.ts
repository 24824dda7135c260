import { allCalls } from '@platform/sdk/testing'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { routes } from './routes.ts'

const sandbox = await fileSandbox()

test('[7] every call of the SDK has exactly one route, and every route is a call of the SDK', () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()
  expect(names(routes.map(({ call }) => call))).toEqual(names(allCalls))
})

test.each(allCalls.filter(({ access }) => access !== 'guest').map((call) => [call.name, call] as const))(
  '[6] %s refuses guests, made-up tokens and members of another merchant',
  async (_name, call) => {
    const { token } = await sandbox.member({ merchant: 'lotus' })
    const guest = await sandbox.call(call)
    expect(guest).toMatchObject({
      status: 401,
      body: { success: false, errorCode: call.retry === 'read' ? 'session.required' : 'session.guest' },
    })
    expect(await sandbox.call(call, {}, { token: 'x'.repeat(43) })).toMatchObject({ status: 401, body: { errorCode: 'session.expired' } })
    expect(await sandbox.call(call, {}, { token })).toMatchObject({ status: 401, body: { errorCode: 'session.expired' } })
  },
)

test('[7] an unknown path and a wrong method are the same 404', async () => {
  const absent = await sandbox.send('GET', '/wps/relay/NOTHING')
  expect(absent).toMatchObject({ status: 404, body: { success: false, errorCode: 'notFound' } })
  expect((await sandbox.send('POST', '/wps/member/info', { body: {} })).body).toEqual(absent.body)
})

test('[7] an unknown merchant is refused before anything else', async () => {
  expect(await sandbox.send('GET', '/wps/system/status', { merchant: 'nobody' })).toMatchObject({
    status: 400,
    body: { errorCode: 'merchant.unknown' },
  })
})

test('[7] every answer has the server time and repeats a valid request id', async () => {
  const { headers } = await sandbox.send('GET', '/wps/system/status', { headers: { 'X-Request-Id': 'my-request-1' } })
  expect(headers.get('X-Request-Id')).toBe('my-request-1')
  expect(Number(headers.get('X-Server-Time'))).toBeCloseTo(Date.now(), -4)
  const odd = await sandbox.send('GET', '/wps/system/status', { headers: { 'X-Request-Id': 'a b"c' } })
  expect(odd.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
})

test('[5] an invalid field is named, with HTTP 400', async () => {
  const answer = await sandbox.send('GET', '/wps/relay/GCSGAME_gameList?pageNo=two&gameType=CHESS')
  expect(answer).toMatchObject({
    status: 400,
    body: { errorCode: 'validation', value: { fields: { pageNo: 'validation', gameType: 'validation' } } },
  })
})

test('[7] a body that is too large or not JSON is refused with that reason', async () => {
  expect((await sandbox.send('POST', '/wps/session/login/freeplay', { body: '{"username":' })).body.errorCode).toBe('validation')
  expect((await sandbox.send('POST', '/wps/session/login/freeplay', { body: `"${'x'.repeat(70_000)}"` })).status).toBe(413)
})

test('[7] third parties may call the gateway from their own pages, on its own port only', async () => {
  const ask = new Request('http://127.0.0.1:4200/wps/session/login', { method: 'OPTIONS' })
  const allowed = await sandbox.sandbox.fetch(ask)
  expect(allowed.headers.get('Access-Control-Max-Age')).toBe('7200')
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Encryption')
  const request = () => new Request('http://127.0.0.1:4200/wps/system/status', { headers: { 'X-Merchant': 'ipanema' } })
  expect((await sandbox.sandbox.fetch(request())).headers.get('Access-Control-Expose-Headers')).toBe(
    'X-Server-Time, X-Request-Id, Retry-After',
  )
  const onSite = await sandbox.sandbox.fetch(request(), { address: '127.0.0.1', site: true })
  expect(onSite.headers.get('Access-Control-Allow-Origin')).toBeNull()
})
