import { expect, test } from 'vitest'
import { messageKeys } from '@platform/sdk'
import { errorCodesOf } from '@platform/sdk/openapi'
import { allCalls } from '@platform/sdk/testing'
import { texts as en } from '@platform/sdk/texts/en'
import { texts as ptBR } from '@platform/sdk/texts/pt-BR'
import { readDescriptions } from '../../packages/sdk/build/readDescriptions.ts'
import { contractDocument } from '../lib/contract.ts'
import { errorsDocument } from '../lib/errorsDocument.ts'
import { errorTexts } from '../lib/errorTexts.ts'
import { featuresDocument } from '../lib/featuresDocument.ts'
import { read } from './sources.ts'

// Tables are compared without their padding: the formatter aligns the columns.
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-')

test('OpenAPI and declarations have the comments of the SDK (update them with `npm run contract`)', () => {
  expect(JSON.parse(read('packages/sdk/src/openapi/descriptions.json'))).toEqual(JSON.parse(JSON.stringify(readDescriptions())))
})

test.each([
  ['en', en],
  ['pt-BR', ptBR],
] as const)('the SDK has the texts that the screens have for errors in %s (update them with `npm run contract`)', (locale, texts) => {
  expect(texts).toEqual(errorTexts(locale))
})

test('docs/contract.md is up to date (update it with `npm run contract`)', () => {
  expect(plain(read('docs/contract.md'))).toBe(plain(contractDocument()))
})

test('packages/sdk/ERRORS.md is up to date, and has a paragraph for each code (update it with `npm run contract`)', () => {
  const document = read('packages/sdk/ERRORS.md')
  expect(document.trim()).toBe(errorsDocument().trim())
  const headings = new Set([...document.matchAll(/^## (.+)$/gm)].map(([, code]) => code))
  const codes = [...Object.keys(messageKeys), ...allCalls.flatMap((call) => Object.values(errorCodesOf(call)).flat())]
  expect(codes.filter((code) => !headings.has(code))).toEqual([])
})

test('docs/features.md is up to date (update it with `npm run contract`)', () => {
  expect(plain(read('docs/features.md'))).toBe(plain(featuresDocument()))
})
