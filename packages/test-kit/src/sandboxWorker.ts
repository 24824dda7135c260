import { parentPort, workerData } from 'node:worker_threads'
import { sandboxOnRequest } from './startSandbox.ts'

/** What a thread of sandboxes is told: how many. */
export interface SandboxWorkerOptions {
  count: number
}

// Beside the thread that compiles the tests' modules: each has a core to itself.
const { count } = workerData as SandboxWorkerOptions
const sandboxes = await Promise.all(Array.from({ length: count }, sandboxOnRequest))
parentPort!.postMessage(sandboxes.map(({ url }) => url))
// The first opens while the browser starts; a second page's waits until there is one. A failure is told to whoever calls.
await sandboxes[0]!.open().catch(() => undefined)
