import { startTestSandbox } from './startTestSandbox.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: send deposits with keys, or settle an order; the test may kill it meanwhile. */
export interface DepositOrders {
  databaseUrl: string
  token: string
  /** One request for each key. */
  keys: string[]
  /** Settles the payments of this order instead. */
  settle?: string
}

export interface DepositOutcome {
  orders: string[]
  refused: string[]
}

export const worker = defineWorker<DepositOrders, DepositOutcome>(async ({ databaseUrl, token, keys, settle }) => {
  const gateway = await startTestSandbox({ databaseUrl })

  async function go() {
    if (settle) await gateway.send('POST', '/wps/transaction/deposit/paid', { token, body: { orderNo: settle } })
    const body = { channelId: 'pix', amount: 100 }
    const answers = await Promise.all(keys.map((key) => gateway.send('POST', '/wps/transaction/deposit/pg', { token, key, body })))
    await gateway.close()
    const outcome: DepositOutcome = {
      orders: answers.flatMap(({ status, body: answer }) => (status === 200 ? [answer.value.orderNo] : [])),
      refused: answers.flatMap(({ status, body: answer }) => (status === 200 ? [] : [answer.errorCode])),
    }
    return outcome
  }

  return go
})
