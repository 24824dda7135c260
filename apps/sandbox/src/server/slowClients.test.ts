import { Agent, get } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { applyPromotion } from '@platform/sdk/promotions'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { trafficLimits } from '../gateway/traffic.ts'
import { answerOf, connectFrom, statusOf } from '../testing/sendRaw.ts'
import { longKey, startTestSandbox } from '../testing/startTestSandbox.ts'
import { connectionLimits, listen, type Listening } from './listen.ts'

// `SLOW_SOCKETS=1050 vitest run src/server/slowClients.test.ts` attacks the production limits, as `npm run soak` does; without it the test is small and short.
const sockets = Number(process.env['SLOW_SOCKETS'] ?? 60)
const real = 'SLOW_SOCKETS' in process.env
const connections = real ? connectionLimits : { ...connectionLimits, headersMs: 500, checkMs: 100, perAddress: 50 }
const traffic = real ? trafficLimits : { ...trafficLimits, calls: 20, callsPerAddress: 10, pace: { graceMs: 500, bytesPerSecond: 32_768 } }
/** A little longer than a slow client can occupy a connection. */
const patience = Math.max(connections.headersMs, traffic.pace.graceMs) + connections.checkMs + 5000

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let server: Listening
let answered = 0
beforeAll(async () => {
  sandbox = await startTestSandbox({ traffic })
  const handler: Parameters<typeof listen>[0] = (request, info) => sandbox.sandbox.fetch(request, info).finally(() => answered++)
  server = await listen(handler, { port: 0, hostname: '127.0.0.1', limits: connections })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await server.close()
  await sandbox.close()
})

const head = (method: string, path: string, headers: Record<string, string> = {}) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'X-Merchant: ipanema',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
    .join('\r\n')
    .concat('\r\n')

/** Sends requests in sequence for a while, from a separate address. */
async function measure(milliseconds: number) {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })
  const times: number[] = []
  let failed = 0
  for (const end = performance.now() + milliseconds; performance.now() < end; await wait(5)) {
    const from = performance.now()
    const status = await new Promise<number>((resolve) => {
      get({ port: server.port, path: '/wps/system/status', headers: { 'X-Merchant': 'ipanema' }, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      }).on('error', () => resolve(0))
    })
    times.push(performance.now() - from)
    if (status !== 200) failed++
  }
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
  return { asked: times.length, failed, p50: at(0.5), p95: at(0.95), max: at(0.999) }
}

/** Sockets that send a byte a second of their headers or of an announced body, and some that send nothing. */
function sendSlowly(count: number, addresses: number): { open: () => number; end: () => void } {
  const all: Socket[] = []
  let open = 0
  for (let index = 0; index < count; index++) {
    const socket = connectFrom(server.port, `127.0.1.${1 + (index % addresses)}`)
    const body = `${head('POST', '/wps/session/login', { 'Content-Length': '5000', 'Content-Type': 'application/json' })}\r\n`
    if (index % 6 !== 0) socket.write(index % 3 === 0 ? head('GET', '/wps/system/status') : body)
    socket.resume().once('connect', () => open++)
    socket.once('close', () => open--)
    all.push(socket)
  }
  const drip = setInterval(() => all.forEach((socket, index) => index % 6 !== 0 && socket.writable && socket.write('a')), 1000)
  const end = () => {
    clearInterval(drip)
    all.forEach((socket) => socket.destroy())
  }
  return { open: () => open, end }
}

test.each([1, 4])(
  `[8] ${sockets} slow sockets of %i addresses leave another client alone, and are all gone soon`,
  async (addresses) => {
    const before = await measure(real ? 5000 : 300)
    const attack = sendSlowly(sockets, addresses)
    const meanwhile = await measure(real ? 15_000 : 700)
    if (real) console.table({ before, [`with ${sockets} slow sockets of ${addresses}`]: meanwhile })
    expect(meanwhile.failed).toBe(0)
    expect(meanwhile.asked).toBeGreaterThan(real ? 200 : 10)
    if (real) expect(meanwhile.p95).toBeLessThan(250)
    expect(attack.open()).toBeLessThanOrEqual(connections.perAddress * addresses)
    await expect.poll(attack.open, { timeout: patience }).toBe(0)
    attack.end()
  },
  60_000,
)

test('[8] slow uploads of one member leave room for the others, and are cut off', async () => {
  const [slow, other] = [await sandbox.member(), await sandbox.member()]
  const field = '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n999\r\n--x--\r\n'
  const upload = (token: string, key: string, address?: string) => {
    const socket = connectFrom(server.port, address)
    const type = 'multipart/form-data; boundary=x'
    const length = String(Buffer.byteLength(field))
    const headers = {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': longKey(key),
      'Content-Type': type,
      'Content-Length': length,
      Connection: 'close',
    }
    socket.write(`${head('POST', applyPromotion.path, headers)}\r\n`)
    return { socket, answer: answerOf(socket) }
  }
  const uploads = Array.from({ length: 16 }, (_, index) => upload(slow.token, `slow-${index}`))
  const statuses: number[] = []
  for (const { answer } of uploads) void answer.then((text) => statuses.push(statusOf(text)))
  await expect.poll(() => statuses.length, { timeout: 5000 }).toBeGreaterThanOrEqual(14)
  expect(new Set(statuses.slice(0, 14))).toEqual(new Set([429]))
  const quick = upload(other.token, 'quick-0', '127.0.0.2')
  quick.socket.write(field)
  expect(statusOf(await quick.answer)).toBe(404)
  await expect.poll(() => statuses.slice(14), { timeout: patience }).toEqual([408, 408])
}, 60_000)

test('[8] a client that disconnects causes no error, at any moment', async () => {
  const log = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')]
  const { token } = await sandbox.member()
  const json = { 'Content-Type': 'application/json', 'Content-Length': '500' }
  const parts = {
    ...json,
    'Content-Type': 'multipart/form-data; boundary=x',
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': 'hung-up-of-22-characters',
  }
  await sandbox.console('faults', { path: '/wps/system/status', kind: 'delay', delayMs: 100, times: 1 })
  const halves = [
    `${head('POST', '/wps/session/login', json)}\r\n{"half`,
    `${head('POST', '/wps/member/register', json)}\r\n`,
    `${head('POST', applyPromotion.path, parts)}\r\n--x\r\n`,
    `${head('POST', '/console/api/clock', { ...json, Origin: 'http://127.0.0.1' })}\r\n{`,
    `${head('GET', '/wps/system/status')}\r\n`,
  ]
  const from = answered
  for (const half of halves) {
    const socket = connectFrom(server.port)
    socket.write(half, () => setTimeout(() => socket.resetAndDestroy(), 30))
  }
  await expect.poll(() => answered - from, { timeout: 5000 }).toBe(halves.length)
  expect(await measure(50)).toMatchObject({ failed: 0 })
  for (const spy of log) expect(spy).not.toHaveBeenCalled()
})
