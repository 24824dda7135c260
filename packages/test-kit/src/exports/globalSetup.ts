import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TestProject } from 'vitest/node'
import type { SandboxWorkerOptions } from '../sandboxWorker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the sandboxes of this run, one for each page that tests run on. */
    sandboxUrls: string[]
  }
}

/** Starts a sandbox for each page of the project's run; a test finds its own with `sandboxUrl()`. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const workerData: SandboxWorkerOptions = { count: project.config.maxWorkers }
  const worker = new Worker(new URL('../sandboxWorker.ts', import.meta.url), { workerData, execArgv: ['--conditions=@platform/source'] })
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('The sandboxes ended before they had an address')))
  const [urls] = (await Promise.race([once(worker, 'message'), ended])) as [string[]]
  // A later failure, too, ends the run with its reason.
  worker.on('error', (error) => {
    throw error
  })
  project.provide('sandboxUrls', urls)
  return () => worker.terminate()
}
