import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@platform/test-kit'
import { packedProject } from './packedProject.ts'

/** What a consumer does first with the packages that are about to be published: install them, build the README's example, run it. */
export async function tryPacked(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  const sandbox = await startSandbox()
  try {
    const { installPacked, runExample } = packedProject(folder)
    await installPacked()
    console.log(`The packed packages install in an empty project, and the README's example runs:\n${await runExample(sandbox.url)}`)
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
