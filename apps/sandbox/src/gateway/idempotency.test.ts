import { launchGame } from '@platform/sdk/games'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import type { SendOptions } from '../testing/startTestSandbox.ts'
import { claim, hold, release, settle, type HeldClaim } from './idempotency.ts'

let clock = Date.now()
const sandbox = await fileSandbox({ clock: () => clock })

const backUrl = 'http://127.0.0.1:4201/m/home'
const launch = (nodeId: string, options: SendOptions) => sandbox.call(launchGame, { nodeId, backUrl }, options)
const statusOf = async (key: string, options: SendOptions = {}) =>
  (await sandbox.send('GET', `/wps/transaction/status?key=${key}`, options)).body.value
const tickets = async () => (await sandbox.db.selectFrom('launch_tickets').select('ticket_hash').execute()).length

test('[7] two hundred parallel tries with one key have one effect and equal answers', async () => {
  const { token } = await sandbox.member()
  const before = await tickets()
  const tries = await Promise.all(Array.from({ length: 200 }, () => launch('slot-1', { token, key: 'key-parallel-of-22-characters' })))
  expect(await tickets()).toBe(before + 1)
  const answered = tries.filter(({ status }) => status === 200)
  expect(new Set(answered.map(({ body }) => body.value.gameUrl)).size).toBe(1)
  expect(tries.every(({ status, body }) => status === 200 || (status === 409 && body.errorCode === 'idempotency.running'))).toBe(true)
  expect((await launch('slot-1', { token, key: 'key-parallel-of-22-characters' })).body).toEqual(answered[0]!.body)
})

test('[7] the same key with another payload is refused', async () => {
  const { token } = await sandbox.member()
  await launch('slot-1', { token, key: 'key-other-of-22-characters' })
  expect(await launch('slot-2', { token, key: 'key-other-of-22-characters' })).toMatchObject({
    status: 422,
    body: { errorCode: 'idempotency.mismatch' },
  })
})

test("[7] another member's key reveals nothing", async () => {
  const [one, two] = [await sandbox.member(), await sandbox.member()]
  const first = await launch('slot-1', { token: one.token, key: 'key-shared-of-22-characters' })
  const second = await launch('slot-1', { token: two.token, key: 'key-shared-of-22-characters' })
  expect(second.status).toBe(200)
  expect(second.body.value.gameUrl).not.toBe(first.body.value.gameUrl)
})

test('[7] a keyed call without a key, or with one of less than 128 bits, is refused', async () => {
  const { token } = await sandbox.member()
  expect(await launch('slot-1', { token })).toMatchObject({ status: 400, body: { errorCode: 'request.key' } })
  const short = { 'Idempotency-Key': 'k'.repeat(21) }
  expect(await launch('slot-1', { token, headers: short })).toMatchObject({ status: 400, body: { errorCode: 'request.key' } })
  expect(await launch('slot-1', { token, headers: { 'Idempotency-Key': 'k'.repeat(22) } })).toMatchObject({ status: 200 })
})

test.each(['k', '', 'k'.repeat(300), `${'k'.repeat(12)} ${'k'.repeat(12)}`, `${'a'.repeat(22)}, ${'b'.repeat(22)}`])(
  '[7] the key %j is refused, and nothing happens',
  async (key) => {
    const { token } = await sandbox.member()
    const before = await tickets()
    expect(await launch('slot-1', { token, headers: { 'Idempotency-Key': key } })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.key' },
    })
    expect(await tickets()).toBe(before)
  },
)

test('[7] a refusal is final: the same key gets the same refusal', async () => {
  const { token } = await sandbox.member()
  const refused = await launch('no-such-game', { token, key: 'key-refused-of-22-characters' })
  expect(refused).toMatchObject({ status: 404, body: { errorCode: 'game.unknown' } })
  expect((await launch('no-such-game', { token, key: 'key-refused-of-22-characters' })).body).toEqual(refused.body)
  expect(await statusOf('key-refused-of-22-characters')).toEqual({ state: 'refused', errorCode: 'game.unknown' })
})

test('[7] the status of a key is unknown, applied, or running while its process works; one that died may be tried again', async () => {
  const { token } = await sandbox.member()
  expect(await statusOf('key-never-of-22-characters')).toEqual({ state: 'unknown' })
  await launch('slot-1', { token, key: 'key-status-of-22-characters' })
  expect(await statusOf('key-status-of-22-characters')).toEqual({ state: 'applied' })
  expect(await statusOf('key-status-of-22-characters', { merchant: 'lotus' })).toEqual({ state: 'unknown' })
  await sandbox.db.updateTable('idempotency_keys').set({ status: 'running' }).where('key', '=', 'key-status-of-22-characters').execute()
  expect(await statusOf('key-status-of-22-characters')).toEqual({ state: 'running' })
  expect((await launch('slot-1', { token, key: 'key-status-of-22-characters' })).status).toBe(409)
  clock += 31_000
  expect(await statusOf('key-status-of-22-characters')).toEqual({ state: 'unknown' })
  expect((await launch('slot-1', { token, key: 'key-status-of-22-characters' })).status).toBe(200)
})

test("[7] the status of another member's key is not returned; without a session the key is the only proof", async () => {
  const [one, two] = [await sandbox.member(), await sandbox.member()]
  await launch('slot-1', { token: one.token, key: 'key-owned-of-22-characters' })
  const states = await Promise.all([one.token, two.token, undefined].map((token) => statusOf('key-owned-of-22-characters', { token })))
  expect(states).toEqual([{ state: 'applied' }, { state: 'unknown' }, { state: 'applied' }])
})

test('[7] a status of unknown is reliable: the slow attempt finds its claim cancelled', async () => {
  const { services } = sandbox.sandbox
  const asked = {
    merchant: 'ipanema',
    owner: '1',
    key: 'key-slow-of-22-characters',
    call: 'x',
    payload: 1,
    now: clock,
    vault: services.vault,
  }
  const attempt = (await claim(sandbox.db, asked)) as number
  const first: HeldClaim = { ...asked, attempt }
  await expect(claim(sandbox.db, asked)).rejects.toMatchObject({ code: 'idempotency.running' })
  clock += 31_000
  const second = (await claim(sandbox.db, { ...asked, now: clock })) as number
  const holding = (mine: HeldClaim) => sandbox.db.transaction().execute((trx) => hold(trx, mine, services))
  await expect(holding(first)).rejects.toMatchObject({ code: 'idempotency.running', status: 409 })
  await expect(settle(sandbox.db, first, { status: 200, body: '' })).rejects.toMatchObject({ code: 'idempotency.running' })
  expect(await release(sandbox.db, first)).toBe(false)
  await expect(holding({ ...asked, attempt: second })).resolves.toBeUndefined()
  clock += 31_000
  expect(await statusOf('key-slow-of-22-characters')).toEqual({ state: 'unknown' })
  await expect(holding({ ...asked, attempt: second })).rejects.toMatchObject({ code: 'idempotency.running' })
})

test('[7] a fault of the gateway releases the key and undoes the effect', async () => {
  const { token } = await sandbox.member()
  const before = await tickets()
  await sql`alter table idempotency_keys add constraint broken check (status <> 'done') not valid`.execute(sandbox.db)
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await launch('slot-1', { token, key: 'key-fault-of-22-characters' })).toMatchObject({
    status: 500,
    body: { errorCode: 'server.error' },
  })
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
  expect(await tickets()).toBe(before)
  await sql`alter table idempotency_keys drop constraint broken`.execute(sandbox.db)
  expect((await launch('slot-1', { token, key: 'key-fault-of-22-characters' })).status).toBe(200)
})
