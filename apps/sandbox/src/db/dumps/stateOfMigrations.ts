import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Contains the version of the embedded database, on which dumps depend. */
export const engine = join(root, 'node_modules/@electric-sql/pglite/package.json')

/** A short hash of what makes a new database, and of the `files` that generate data in it. */
export async function stateOfMigrations(...files: string[]): Promise<string> {
  const lists = ['schema', 'migrations'].map(async (folder) =>
    (await readdir(join(root, folder))).toSorted().map((name) => join(root, folder, name)),
  )
  const sources = (await Promise.all(lists)).flat().filter((file) => file.endsWith('.sql'))
  const makers = ['migrate.ts', 'createTables.ts'].map((name) => join(root, 'src/db', name))
  const hash = createHash('sha256')
  for (const file of [...files, ...makers, ...sources]) {
    hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
