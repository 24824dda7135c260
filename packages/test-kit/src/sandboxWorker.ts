import { parentPort, workerData } from 'node:worker_threads'
import { sandboxOnRequest } from './startSandbox.ts'

/** Input of a sandbox thread: the number of sandboxes. */
export interface SandboxWorkerOptions {
  count: number
}

// Runs beside the thread that compiles the tests' modules: each has its own core.
const { count } = workerData as SandboxWorkerOptions
const sandboxes = await Promise.all(Array.from({ length: count }, sandboxOnRequest))
// Seeding may take longer than a test waits. A second page's sandbox begins with the same dump when its page calls.
await sandboxes[0]!.open()
parentPort!.postMessage(sandboxes.map(({ url }) => url))
