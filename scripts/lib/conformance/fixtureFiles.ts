import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The test files that have a fixture of a market, with their text. */
export const fixtureFiles = (): { file: string; text: string }[] =>
  globSync(['apps/*/src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.{ts,tsx}', 'scripts/checks/*.test.ts'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /'\[[^\]]+\] \[market /.test(text))
    .toSorted((one, other) => one.file.localeCompare(other.file))
