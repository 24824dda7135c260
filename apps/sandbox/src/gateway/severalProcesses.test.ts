import { getCryptoKey, getMemberInfo, getSystemStatus } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import { sealEnvelope } from '@platform/sdk/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raceRounds } from '../testing/raceRounds.ts'
import { startTwoProcesses } from '../testing/startTwoProcesses.ts'

type Gateway = Awaited<ReturnType<typeof startTwoProcesses>>
let gateways: Gateway
let one: Gateway['one']
let two: Gateway['two']

beforeAll(async () => {
  gateways = await startTwoProcesses({ empty: true })
  ;({ one, two } = gateways)
}, 60_000)
afterAll(() => gateways?.close())

test('[7.1] a session opened at one gateway is valid at the other', async () => {
  const { token } = await one.member()
  expect((await two.call(getMemberInfo, {}, { token })).status).toBe(200)
})

test('[7.1] of parallel replays spread over two gateways one is accepted', async () => {
  const { userName, password } = await one.member()
  const { kid, spki } = await getCryptoKey(one.client())
  const publicKey = await crypto.subtle.importKey('spki', Buffer.from(spki, 'base64'), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  const data = { type: 'username', username: userName, password }
  const message = { method: 'POST' as const, path: '/wps/session/login', merchant: 'ipanema', data }
  const { header, body } = await sealEnvelope(message, { kid, publicKey }, Date.now())
  const replays = Array.from({ length: raceRounds(100, 1000) }, (_, index) =>
    (index % 2 ? one : two).send('POST', message.path, { body, headers: { Encryption: header } }),
  )
  const answers = await Promise.all(replays)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0)
})

test('[7] one idempotency key, parallel tries at two gateways: one effect, equal answers', async () => {
  const { token } = await one.member()
  const order = { nodeId: 'slot-1', backUrl: 'http://127.0.0.1:4201/' }
  const tries = await Promise.all(
    Array.from({ length: raceRounds(50) }, (_, index) => (index % 2 ? one : two).call(launchGame, order, { token, key: 'both' })),
  )
  const urls = tries.filter(({ status }) => status === 200).map(({ body }) => body.value.gameUrl)
  expect(new Set(urls).size).toBe(1)
  expect(tries.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await one.db.selectFrom('launch_tickets').selectAll().execute()).toHaveLength(1)
})

test('[2.20] a switch changed at one gateway reaches the other within a second', async () => {
  await one.console('maintenance', { merchant: 'lotus', on: true })
  await two.call(getSystemStatus, {}, { merchant: 'lotus' })
  const isClosed = async () => (await two.call(getSystemStatus, {}, { merchant: 'lotus' })).body.value.maintenance
  await expect.poll(isClosed, { timeout: 1000 }).toBe(true)
})
