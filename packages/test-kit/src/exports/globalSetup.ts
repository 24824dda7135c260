import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TestProject } from 'vitest/node'
import type { SandboxWorkerOptions } from '../sandboxWorker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of this run's sandboxes, one for each page that runs tests. */
    sandboxUrls: string[]
  }
}

/** Starts a sandbox for each page of the project's run; a test finds its own with `sandboxUrl()`. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const workerData: SandboxWorkerOptions = { count: project.config.maxWorkers }
  const worker = new Worker(new URL('../sandboxWorker.ts', import.meta.url), { workerData, execArgv: ['--conditions=@platform/source'] })
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('The sandboxes exited before they reported their addresses')))
  const [urls] = (await Promise.race([once(worker, 'message'), ended])) as [string[]]
  // A later failure also ends the run and shows its reason.
  worker.on('error', (error) => {
    throw error
  })
  project.provide('sandboxUrls', urls)
  return () => worker.terminate()
}
