import { once } from 'node:events'
import { startTestSandbox } from './startTestSandbox.ts'

/** A request or an answer between processes. */
export interface Letter {
  id: number
  head: [string, string][]
  body: string
  /** Of a request. */
  method?: string
  url?: string
  /** Of an answer. */
  status?: number
}

// A child process of a test: a gateway that answers the requests of its messages.
const [databaseUrl] = (await once(process, 'message')) as [string]
const gateway = await startTestSandbox({ databaseUrl })
process.once('disconnect', () => void gateway.close().finally(() => process.exit()))
process.on('message', ({ id, method, url, head, body }: Required<Letter>) => {
  const answer = async () => {
    const request = new Request(url, { method, headers: head, ...(body && { body }) })
    const response = await gateway.sandbox.fetch(request)
    process.send!({ id, status: response.status, head: [...response.headers], body: await response.text() } satisfies Letter)
  }
  void answer()
})
process.send!('ready')
