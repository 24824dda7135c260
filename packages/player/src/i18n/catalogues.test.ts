import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageKeys } from '@platform/sdk'
import { en, ptBR } from '@platform/ui'

type Tree = { [key: string]: string | Tree }
const folder = (locale: string) => join(import.meta.dirname, 'locales', locale)
const features = readdirSync(folder('pt-BR')).filter((file) => file.endsWith('.json'))
const read = (locale: string, file: string) => JSON.parse(readFileSync(join(folder(locale), file), 'utf8')) as Tree

const flatten = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  )
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:one|other|=\d+)\s)\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted((a, b) =>
    a.localeCompare(b),
  )

test.each(features)('[2] %s says the same things in both languages', (file) => {
  const portuguese = flatten(read('pt-BR', file))
  const english = new Map(flatten(read('en', file)))
  expect([...english.keys()].toSorted()).toEqual(portuguese.map(([key]) => key).toSorted())
  for (const [key, text] of portuguese) {
    expect(text.trim(), key).not.toBe('')
    expect(argumentsOf(english.get(key)!).join(), key).toBe(argumentsOf(text).join())
  }
})

test('[8] every message that an error can ask for exists', () => {
  const wanted = [...new Set([...Object.values(messageKeys), 'unknown'])].toSorted()
  const texts = ['errors.json', 'errorsLater.json'].flatMap((file) => Object.keys(read('pt-BR', file)))
  expect(texts.toSorted()).toEqual(wanted)
})

test.each([
  ['closed', 'regionText', 'restricted'],
  ['closed', 'ipText', 'restricted'],
  ['closed', 'maintenanceText', 'maintenance'],
  ['closed', 'upgradingText', 'upgrading'],
  ['systemLater', 'expiredText', 'loggedOut'],
])('[8] %s.%s says what the catalogue of errors says of it, in both languages', (file, key, error) => {
  for (const locale of ['pt-BR', 'en'])
    expect(read(locale, `${file}.json`)[key]).toMatch(new RegExp(`^${read(locale, 'errors.json')[error] as string}`))
})

// What docs/words.md rules out. Agreements are written as lawyers write.
const banned: Record<string, RegExp> = {
  'pt-BR':
    /\b((o|do|no|ao|pelo) (seu|nosso)|(os|dos|nos|aos|pelos) (seus|nossos)|(a|da|na|pela) (sua|nossa)|(as|das|nas|pelas) (suas|nossas))\b|nome de usuário|novamente|isso é tudo/i,
  en: /\bsign(s|ed)? (in|out)\b|sign-ins?|customer service|\bvendors?\b|user name|\b(do|does|did|could|is|are|has|have|was|were|will) not\b|\bover \{age\}|\bregister(?!>)/i,
}

test.each(['pt-BR', 'en'])('[8] %s keeps to the list of words', (locale) => {
  const texts = features
    .filter((file) => file !== 'agreement.json' && file !== 'promotionRules.json')
    .flatMap((file) => flatten(read(locale, file)))
  const labels = Object.entries(locale === 'en' ? en : ptBR).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  expect([...texts, ...labels].filter(([, text]) => banned[locale]!.test(text))).toEqual([])
})

test('[8] the texts that section 5 quotes are those of the English catalogue', () => {
  const texts = read('en', 'errorsLater.json')
  expect(texts['in_incorrect_password']).toBe('Enter password.')
  expect(texts['in_confirmation_correct']).toBe('Confirmation password not matched.')
  expect(texts['samePassword']).toBe('The new password and the old password cannot be the same.')
  expect(read('en', 'auth.json')).toMatchObject({ change: { saved: 'Change saved' } })
})
