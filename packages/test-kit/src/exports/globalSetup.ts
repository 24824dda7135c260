import type { TestProject } from 'vitest/node'
import { startSandbox } from '../startSandbox.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the sandboxes of this run, one for each page that tests run on. */
    sandboxUrls: string[]
  }
}

/** Starts a sandbox for each page of the project's run; a test finds its own with `sandboxUrl()`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandboxes = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startSandbox({ onRequest: true })))
  // The first opens while the browser starts; a second page's waits until there is one.
  void fetch(sandboxes[0]!.url).catch(() => undefined)
  project.provide(
    'sandboxUrls',
    sandboxes.map(({ url }) => url),
  )
  return async () => void (await Promise.all(sandboxes.map((sandbox) => sandbox.close())))
}
