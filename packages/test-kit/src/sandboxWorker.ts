import { parentPort, workerData } from 'node:worker_threads'
import { sandboxOnRequest } from './startSandbox.ts'

/** Input of a sandbox thread: the number of sandboxes. */
export interface SandboxWorkerOptions {
  count: number
}

// Runs beside the thread that compiles the tests' modules: each has its own core.
const { count } = workerData as SandboxWorkerOptions
const sandboxes = await Promise.all(Array.from({ length: count }, sandboxOnRequest))
parentPort!.postMessage(sandboxes.map(({ url }) => url))
// The first one opens while the browser starts; a second page's sandbox waits for its page. A failure is reported to the caller.
await sandboxes[0]!.open().catch(() => undefined)
