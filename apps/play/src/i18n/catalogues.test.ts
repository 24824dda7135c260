import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'locales/pt-BR')

test('[2] each count says none in words: "Nenhuma aposta", not "0 aposta"', () => {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  // The cases of each plural, up to the next one.
  const plurals = texts.flatMap((text) => text.split(/plural,/).slice(1)).filter((cases) => /one \{[^}]*#/.test(cases))
  expect(plurals.length).toBeGreaterThan(0)
  expect(plurals.filter((cases) => !cases.includes('=0 {'))).toEqual([])
})
