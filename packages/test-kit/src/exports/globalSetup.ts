import type { TestProject } from 'vitest/node'
import { startSandbox } from '../startSandbox.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the sandbox of this run. */
    sandboxUrl: string
  }
}

/** Starts one sandbox for the project's run; tests find it with `inject('sandboxUrl')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = await startSandbox()
  project.provide('sandboxUrl', sandbox.url)
  return () => sandbox.close()
}
