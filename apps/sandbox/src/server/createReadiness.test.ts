import { expect, test, vi } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { createReadiness } from './createReadiness.ts'

test('[quality: operations] a gateway without its database is alive but not ready', async () => {
  const database = await openDatabase({ databaseUrl: await testDatabase() })
  const { send, close } = await startTestSandbox({ database: { ...database, close: async () => {} } })
  const statusOf = async (path: string) => (await send('GET', path)).status
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  await close()
  await database.close()
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
})

test('[quality: operations] many parallel checks need one query, and calls that wait for a connection do not delay them', async () => {
  const ping = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const isReady = createReadiness(ping)
  expect(await Promise.all(Array.from({ length: 50 }, isReady))).not.toContain(false)
  expect(ping).toHaveBeenCalledTimes(1)

  const database = await openDatabase({ databaseUrl: await testDatabase(), poolSize: 1 })
  await database.db.transaction().execute(async () => expect(await createReadiness(database.ping)()).toBe(true))
  await database.close()
})
