import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { screens as built, textsOf } from '../app/screens/screens.ts'
import type { BuiltRouteName } from '../routes.ts'
import { messages } from './locales/pt-BR/public.ts'

const names = Object.keys(built) as BuiltRouteName[]
const folder = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const list = join(folder, 'app/screens/screens.ts')
const start = join(folder, 'app/start/mountPlayerApp.tsx')
// They wait for all texts themselves.
const later = [list, join(folder, 'contracts/ContractPrompts/ContractPrompts.tsx')]

/** The project's own files that a file imports, statically or dynamically. */
function broughtBy(roots: string[]): string[] {
  const found = new Set(roots)
  for (const file of found)
    for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g)) {
      const next = join(file, '..', path)
      if (!later.includes(next) && existsSync(next)) found.add(next)
    }
  return [...found]
}

/** What the list imports for a screen, at its line or by a function that several lines share. */
function importOf(name: string): string {
  const [, path, shared] = new RegExp(`\\b${name}(?:: | = )\\(\\) => (?:import\\('([^']+)'|(\\w+))`).exec(read(list)) ?? []
  if (path) return path
  if (!shared) throw new Error(`${list} does not import ${name}`)
  return importOf(shared)
}

test('[2] what a prerendered page shows, and what may open over it, is among the public texts', () => {
  const screens = names.filter((name) => textsOf(name) !== 'all').map((name) => join(list, '..', importOf(name)))
  expect(screens.length).toBeGreaterThan(8)
  const missing = broughtBy([...screens, start]).flatMap((file) =>
    [...read(file).matchAll(/useTranslations\(\s*['"`](\w+)/g)]
      .filter(([, topic = '']) => !(topic in messages))
      .map(([, topic]) => `${relative(folder, file)}: ${topic}`),
  )
  expect(missing).toEqual([])
})
