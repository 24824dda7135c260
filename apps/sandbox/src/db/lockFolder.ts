import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File with the id of the process that has locked a data folder. */
export const lockFile = (folder: string): string => join(folder, 'process.lock')

/**
 * Claims a data folder for this process: two embedded databases on one folder would corrupt it. Throws a one-line message while another
 * process has locked it; the lock of a killed process is replaced. Returns a function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = lockFile(folder)
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Error(`${folder} is in use by process ${holder}: stop it, or choose another folder with SANDBOX_DATA.`)
  }
  await writeFile(file, String(process.pid), { mode: 0o600 })
  return () => rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user: alive, but we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
