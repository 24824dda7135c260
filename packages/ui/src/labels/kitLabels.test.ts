import { readFileSync } from 'node:fs'
import { kitLabels } from '@platform/config/texts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { ptBR } from './ptBR.ts'
import type { UiLabels } from './UiLabels.ts'

const languages: [string, UiLabels][] = [
  ['ptBR', ptBR],
  ['en', en],
]

// What a brand may say otherwise is read from the source, line by line: a label that is written in another way would be left out.
test.each(languages)('every label of %s can be said in the words of a brand', (name, labels) => {
  const read = kitLabels(readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'))
  const said = Object.entries(labels).filter(([key]) => key !== 'locale')
  expect([...read.keys()]).toEqual(said.map(([key]) => key))
  for (const [key, label] of said) {
    const { text, takes } = read.get(key)!
    const call = label as (...given: string[]) => string
    expect(typeof label === 'string' ? label : call(...takes.map((one) => `{${one}}`)), key).toBe(text)
  }
})
