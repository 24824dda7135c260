import { chmod, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockFile } from './lockFolder.ts'

/**
 * Closes the folder of the embedded database to other users of the machine: the database chooses its own modes, whatever the umask. The
 * same applies to the parent folder, if it contains nothing but ours.
 */
export async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  await Promise.all(entries.map((entry) => chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)))
  const data = dirname(folder)
  const ours = new Set([folder, lockFile(data)])
  if ((await readdir(data)).every((name) => ours.has(join(data, name)))) await chmod(data, 0o700)
}
