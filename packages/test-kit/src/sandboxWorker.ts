import { parentPort, workerData } from 'node:worker_threads'
import { sandboxOnRequest } from './startSandbox.ts'

/** Input of a sandbox thread: the number of sandboxes. */
export interface SandboxWorkerOptions {
  count: number
}

// A separate thread, so that it does not share a core with the compilation of the tests' modules.
const { count } = workerData as SandboxWorkerOptions
const sandboxes = await Promise.all(Array.from({ length: count }, sandboxOnRequest))
// Seeding may take longer than a test waits. The other sandboxes load the same dump when their page first calls.
await sandboxes[0]!.open()
parentPort!.postMessage(sandboxes.map(({ url }) => url))
