import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { logRequests, type LogLevel } from './requestLog.ts'

const { sandbox } = await fileSandbox()

async function linesOf(level: LogLevel, requests: [path: string, init?: RequestInit][]) {
  const lines: string[] = []
  const answer = logRequests(
    (...request) => sandbox.fetch(...request),
    level,
    (line) => void lines.push(line),
  )
  for (const [path, init] of requests) await answer(new Request(`http://127.0.0.1:4000${path}`, init))
  return lines
}

const headers = { 'X-Merchant': 'ipanema', 'X-Request-Id': 'request-1', Authorization: 'Bearer secret-secret-secret' }
const requests: [string, RequestInit?][] = [
  ['/wps/system/whitelabel?token=secret-secret-secret', { headers }],
  ['/wps/unknown?token=secret-secret-secret', { headers, method: 'POST', body: '{"password":"secret-secret-secret"}' }],
  ['/bank/pay/secret-secret-secret'],
  ['/healthz'],
]

test('[deploying] LOG chooses which requests are logged', async () => {
  const countOf = async (level: LogLevel) => (await linesOf(level, requests)).length
  expect(await countOf('off')).toBe(0)
  expect(await countOf('error')).toBe(0)
  expect(await countOf('warn')).toBe(2)
  expect(await countOf('info')).toBe(3)
})

test('[deploying] a line is JSON with the id that the answer has, and without the secrets of a request', async () => {
  const lines = await linesOf('info', requests)
  expect(lines.join()).not.toContain('secret')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', id: 'request-1', method: 'GET', path: '/wps/system/whitelabel', status: 200, merchant: 'ipanema' },
    { level: 'warn', id: 'request-1', method: 'POST', path: '/wps/unknown', status: 404 },
    { level: 'warn', method: 'GET', path: '/bank/…', status: 404 },
  ])
  const [own = ''] = await linesOf('warn', [['/wps/unknown', { headers: { 'X-Request-Id': 'not a plain id' } }]])
  expect(JSON.parse(own)).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/) })
})
