import { allCalls } from '@platform/sdk/testing'
import { sendCall } from '../access/sendCall.ts'
import { defineWorker } from './defineWorker.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** Commands of the test to a child process: send one keyed call to a gateway of its own, during which the test may kill it. */
export interface CallOrders {
  databaseUrl: string
  /** Name of the call. */
  call: string
  fields: Record<string, unknown>
  token: string
  key: string
  now: number
}

export const worker = defineWorker<CallOrders, number>(async ({ databaseUrl, call, fields, now, ...options }) => {
  const gateway = await startTestSandbox({ databaseUrl, clock: () => now })

  async function go() {
    const { status } = await sendCall(
      gateway,
      allCalls.find(({ name }) => name === call)!,
      fields,
      options,
    )
    await gateway.close()
    return status
  }

  return go
})
