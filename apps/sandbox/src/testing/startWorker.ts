import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Sent to a worker process, which prepares the task, reports that it is ready, and begins at `go`. */
export interface Task {
  /** Address of the module whose `worker` to run. */
  module: string
  orders: unknown
}

// A process takes seconds to load the gateway, so one that has finished takes the next task, of whichever test.
const idle: ChildProcess[] = []

/** A process of its own that prepares the work of a file of this folder; `go` starts the work, and resolves with its result. */
export async function startWorker<Orders, Outcome>(
  file: string,
  orders: Orders,
): Promise<{ child: ChildProcess; go: () => Promise<Outcome> }> {
  const child = idle.pop() ?? fork(new URL('workerProcess.ts', import.meta.url), { execArgv: ['--conditions=@platform/source'] })
  await answerOf(child, { module: new URL(file, import.meta.url).href, orders } satisfies Task)
  const go = async () => {
    const outcome = await answerOf<Outcome | 'read'>(child, 'go')
    // A control that has read goes on at its second `go`.
    if (outcome !== 'read') idle.push(child)
    return outcome as Outcome
  }
  return { child, go }
}

async function answerOf<Answer>(child: ChildProcess, message: Task | 'go'): Promise<Answer> {
  const answer = once(child, 'message')
  child.send(message)
  return (await answer)[0] as Answer
}
