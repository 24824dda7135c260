import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageKeys, type KnownCode } from '@platform/sdk'
import { placeOf } from '@platform/config/texts'
import { errorCodesOf } from '@platform/sdk/openapi'
import { allCalls } from '@platform/sdk/testing'

import { messages } from './locales/pt-BR/index.ts'

type Tree = { [key: string]: string | Tree }
const folder = (locale: string) => join(import.meta.dirname, 'locales', locale)
const features = readdirSync(folder('pt-BR')).filter((file) => file.endsWith('.json'))
const read = (locale: string, file: string) => JSON.parse(readFileSync(join(folder(locale), file), 'utf8')) as Tree

const flatten = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  )
// Braces after the name of a case hold its text.
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:\b(?:one|other|br)|=\d+)\s)\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted((a, b) =>
    a.localeCompare(b),
  )

test.each(features)('[2] %s is a file of a topic of the catalogue, so that a brand’s own texts are found there', (file) => {
  // The last two load with their page alone.
  expect([...Object.keys(messages), 'agreement', 'promotionRules']).toContain(placeOf(join(folder('pt-BR'), file)).topic)
})

test.each(features)('[2] %s says the same things in both languages', (file) => {
  const portuguese = flatten(read('pt-BR', file))
  const english = new Map(flatten(read('en', file)))
  expect([...english.keys()].toSorted()).toEqual(portuguese.map(([key]) => key).toSorted())
  for (const [key, text] of portuguese) {
    expect(text.trim(), key).not.toBe('')
    expect(argumentsOf(english.get(key)!).join(), key).toBe(argumentsOf(text).join())
  }
})

// Texts whose count is never 0.
const neverNone = new Set(['form.hours', 'pay.title', 'inviteFriends.lacks.stake', 'attemptsLeft', 'manualRebate.sure.text'])

test.each(features)('[2] %s counts none in words: "Nenhuma aposta", not "0 aposta"', (file) => {
  // The cases of each plural, up to the next one.
  const plurals = flatten(read('pt-BR', file)).flatMap(([key, text]) =>
    text
      .split(/plural,/)
      .slice(1)
      .map((cases) => [key, cases] as const),
  )
  const withCount = plurals.filter(([key, cases]) => /one \{[^}]*#/.test(cases) && !neverNone.has(key))
  expect(withCount.filter(([, cases]) => !cases.includes('=0 {'))).toEqual([])
})

test('[8] every message that an error can need exists', () => {
  const wanted = [...new Set([...Object.values(messageKeys), 'unknown'])].toSorted()
  const texts = ['errors.json', 'errorsLater.json', 'errorsOfMembers.json'].flatMap((file) => Object.keys(read('pt-BR', file)))
  expect(texts.toSorted()).toEqual(wanted)
})

test('[8] a guest’s call ends with an error whose text is among those of the prerendered pages', () => {
  const open = ['errors.json', 'errorsLater.json'].flatMap((file) => Object.keys(read('pt-BR', file)))
  const calls = allCalls.filter(({ access }) => access === 'guest')
  const keysOf = (call: (typeof calls)[number]) =>
    Object.values(errorCodesOf(call)).flatMap((codes) => codes.map((code) => messageKeys[code as KnownCode] ?? 'unknown'))
  expect(calls.length).toBeGreaterThan(30)
  const missing = calls.flatMap((call) => keysOf(call).flatMap((key) => (open.includes(key) ? [] : `${call.name}: ${key}`)))
  expect(missing).toEqual([])
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

test('[8] the texts that section 5 quotes are the first sentences of the English catalogue', () => {
  const texts = read('en', 'errorsLater.json')
  expect(texts['in_incorrect_password']).toBe('Enter password.')
  expect(texts['in_confirmation_correct']).toMatch(/^Confirmation password not matched\. /)
  expect(texts['samePassword']).toMatch(/^The new password and the old password cannot be the same\. /)
  expect(read('en', 'auth.json')).toMatchObject({ changePassword: { saved: 'Change saved' } })
})
