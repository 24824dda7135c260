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
  const [urls] = (await once(worker, 'message')) as [string[]]
  project.provide('sandboxUrls', urls)
  return () => worker.terminate()
}
