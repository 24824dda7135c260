import { expect, test } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'

test('[quality: operations] a gateway whose database is gone lives and is not ready', async () => {
  const database = await openDatabase({ databaseUrl: await testDatabase() })
  const { send, close } = await startTestSandbox({ database: { ...database, close: async () => {} } })
  const statusOf = async (path: string) => (await send('GET', path)).status
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  await close()
  await database.close()
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
})
