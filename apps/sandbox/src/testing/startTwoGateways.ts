import { startPostgres } from './startPostgres.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** Two gateways that share only a real Postgres, started on an empty database at the same moment. */
export async function startTwoGateways() {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database('shared', { empty: true })
  const [one, two] = await Promise.all([startTestSandbox({ databaseUrl }), startTestSandbox({ databaseUrl })])
  const close = async () => {
    await Promise.all([one.close(), two.close()])
    await postgres.stop()
  }
  return { one, two, close }
}
