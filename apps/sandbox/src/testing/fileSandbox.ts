import { afterAll } from 'vitest'
import type { SandboxOptions } from '../server/createSandbox.ts'
import { startTestSandbox } from './startTestSandbox.ts'

/** The sandbox of a test file, closed after its last test: `const sandbox = await fileSandbox()`. */
export async function fileSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startTestSandbox(options)
  afterAll(() => sandbox.close())
  return sandbox
}
