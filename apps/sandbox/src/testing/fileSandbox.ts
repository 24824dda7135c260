import { afterAll } from 'vitest'
import { startTestSandbox, type TestOptions } from './startTestSandbox.ts'

/** The sandbox of a test file, closed after its last test: `const sandbox = await fileSandbox()`. */
export async function fileSandbox(options: TestOptions = {}) {
  const sandbox = await startTestSandbox(options)
  afterAll(() => sandbox.close())
  return sandbox
}
