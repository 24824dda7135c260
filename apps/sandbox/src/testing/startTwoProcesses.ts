import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Letter } from './gatewayProcess.ts'
import { startTestSandbox, talkTo } from './startTestSandbox.ts'
import { testDatabase } from './testDatabase.ts'

/** A gateway of this process and one of a child process, which share only a database of the run's Postgres; `empty`: without tables at first. */
export async function startTwoProcesses(options: { empty?: boolean } = {}) {
  const databaseUrl = await testDatabase(options)
  const child = fork(new URL('gatewayProcess.ts', import.meta.url), { execArgv: ['--conditions=@platform/source'] })
  child.send(databaseUrl)
  const [one] = await Promise.all([startTestSandbox({ databaseUrl }), once(child, 'message')])
  const waiting = new Map<number, (answer: Letter) => void>()
  let requests = 0
  child.on('message', (answer: Letter) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  async function fetch(request: Request): Promise<Response> {
    const id = requests++
    const letter: Letter = { id, method: request.method, url: request.url, head: [...request.headers], body: await request.text() }
    const { status, head, body } = await new Promise<Letter>((resolve) => {
      waiting.set(id, resolve)
      child.send(letter)
    })
    return new Response(status === 204 || status === 304 ? null : body, { status, headers: head })
  }
  const close = async () => {
    const exit = once(child, 'exit')
    child.disconnect()
    await Promise.all([one.close(), exit])
  }
  return { one, two: talkTo({ fetch }), close }
}
