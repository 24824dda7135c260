import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const skipped = new Set(['node_modules', 'dist', 'renderer', 'storybook-static', '.turbo', '.git', '.data', 'test-results'])

/** Every file under a folder of the repository, as paths from its root. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Imports of a source file: relative specifiers as paths from the root, packages unchanged. */
export function importsOf(path: string): string[] {
  const specifiers = [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
  return specifiers.map((specifier) => (specifier.startsWith('.') ? relative(root, join(root, dirname(path), specifier)) : specifier))
}
