import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/openDatabase.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { addEffect, runEffects, type Effect } from './effects.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let other: Awaited<ReturnType<typeof startTestSandbox>>
let clock = 1000
const now = () => clock
beforeAll(async () => {
  const databaseUrl = await testDatabase()
  sandbox = await startTestSandbox({ databaseUrl })
  other = await startTestSandbox({ databaseUrl })
}, 60_000)
afterAll(async () => {
  await Promise.all([sandbox.close(), other.close()])
})

const effect = (kind: string, key: string): Effect => ({ kind, key, payload: { amount: 100 } })

test('[7.6] effects of a transaction are written with it: both or none, once per key', async () => {
  const { db } = sandbox
  const write = (trx: Db) => addEffect(trx, effect('pay', 'order-1'), now())
  await expect(db.transaction().execute((trx) => write(trx).then(() => Promise.reject(new Error('no'))))).rejects.toThrow('no')
  const done: Effect[] = []
  const handlers = { pay: async (one: Effect) => void done.push(one) }
  expect(await runEffects(db, handlers, now)).toBe(0)
  await db.transaction().execute(write)
  await db.transaction().execute(write)
  expect(await runEffects(db, handlers, now)).toBe(1)
  expect([done, await runEffects(db, handlers, now)]).toEqual([[effect('pay', 'order-1')], 0])
})

test('[7.6] two processes share the due effects: each is done by one of them', async () => {
  for (let order = 0; order < 30; order++) await addEffect(sandbox.db, effect('share', `order-${order}`), now())
  const keys: string[] = []
  const handlers = { share: async ({ key }: Effect) => void keys.push(key) }
  while ((await Promise.all([sandbox, other].map(({ db }) => runEffects(db, handlers, now)))).some(Boolean));
  expect(keys.length).toBe(30)
  expect(new Set(keys).size).toBe(30)
})

test('[7.6] a failed effect is retried with the same key and growing delays; that of a dead process is free after its lease', async () => {
  await addEffect(sandbox.db, effect('fail', 'order-f'), now())
  const tried: [string, number][] = []
  const failing = { fail: async ({ key }: Effect) => (tried.push([key, clock]), Promise.reject(new Error('bank is closed'))) }
  for (let second = 0; second < 40; second++, clock += 1000) await runEffects(sandbox.db, failing, now)
  expect(tried.map(([key, at]) => [key, at - tried[0]![1]])).toEqual([
    ['order-f', 0],
    ['order-f', 10_000],
    ['order-f', 30_000],
  ])
  const row = () => sandbox.db.selectFrom('effects').selectAll().where('key', '=', 'order-f').executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ attempts: 3, last_error: 'Error: bank is closed', done_at: null, lease: null })

  clock += 100_000
  let release = () => {}
  const stuck = runEffects(sandbox.db, { fail: () => new Promise<void>((resolve) => (release = resolve)) }, now)
  await expect.poll(async () => (await row()).lease).not.toBeNull()
  const good = { fail: async () => undefined }
  expect(await runEffects(other.db, good, now)).toBe(0)
  clock += 61_000
  expect(await runEffects(other.db, good, now)).toBe(1)
  const { done_at } = await row()
  clock += 5000
  release()
  await stuck
  expect((await row()).done_at).toBe(done_at)
})
