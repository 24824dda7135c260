import { startTestSandbox } from './startTestSandbox.ts'
import { testDatabase } from './testDatabase.ts'

/** Two gateways that share only a database of the run's Postgres, started at the same moment; `empty`: both find it without tables. */
export async function startTwoGateways(options: { empty?: boolean } = {}) {
  const databaseUrl = await testDatabase(options)
  const [one, two] = await Promise.all([startTestSandbox({ databaseUrl }), startTestSandbox({ databaseUrl })])
  const close = async () => {
    await Promise.all([one.close(), two.close()])
  }
  return { one, two, close }
}
