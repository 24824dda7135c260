import { startTestSandbox } from './startTestSandbox.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: send one keyed call to a gateway of its own, during which the test may kill it. */
export interface CallOrders {
  databaseUrl: string
  path: string
  token: string
  key: string
  body: object
  now: number
}

export const worker = defineWorker<CallOrders, number>(async ({ databaseUrl, path, now, ...options }) => {
  const gateway = await startTestSandbox({ databaseUrl, clock: () => now })

  async function go() {
    const { status } = await gateway.send('POST', path, options)
    await gateway.close()
    return status
  }

  return go
})
