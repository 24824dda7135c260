import { expect, test } from 'vitest'
import { readDescriptions } from '../../packages/sdk/build/readDescriptions.ts'
import { contractDocument } from '../lib/contract.ts'
import { featuresDocument } from '../lib/featuresDocument.ts'
import { read } from './sources.ts'

// Tables are compared without their padding: the formatter aligns the columns.
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-')

test('OpenAPI and declarations have the comments of the SDK (update them with `npm run contract`)', () => {
  expect(JSON.parse(read('packages/sdk/src/openapi/descriptions.json'))).toEqual(JSON.parse(JSON.stringify(readDescriptions())))
})

test('docs/contract.md is up to date (update it with `npm run contract`)', () => {
  expect(plain(read('docs/contract.md'))).toBe(plain(contractDocument()))
})

test('docs/features.md is up to date (update it with `npm run contract`)', () => {
  expect(plain(read('docs/features.md'))).toBe(plain(featuresDocument()))
})
