import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A child process that runs a file of this folder with its commands; `go` starts its work and resolves with the result. */
export async function startWorker<Orders, Outcome>(
  file: string,
  orders: Orders,
): Promise<{ child: ChildProcess; go: () => Promise<Outcome> }> {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(orders)], { execArgv: ['--conditions=@platform/source'] })
  await once(child, 'message')
  const go = async () => {
    const outcome = once(child, 'message')
    child.send('go')
    return (await outcome)[0] as Outcome
  }
  return { child, go }
}
