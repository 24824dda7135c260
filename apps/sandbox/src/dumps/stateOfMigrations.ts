import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Contains the version of the embedded database, on which dumps depend. */
export const engine = join(root, 'node_modules/@electric-sql/pglite/package.json')

/** A short hash of the migrations and of the `files` that generate data from them. */
export async function stateOfMigrations(...files: string[]): Promise<string> {
  const folder = join(root, 'migrations')
  const hash = createHash('sha256')
  for (const file of [...files, ...(await readdir(folder)).toSorted().map((name) => join(folder, name))]) {
    hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
