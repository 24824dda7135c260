import { expect, test } from 'vitest'
import { readDescriptions } from '../../packages/sdk/build/readDescriptions.ts'
import { contractDocument } from '../lib/contract.ts'
import { featuresDocument } from '../lib/featuresDocument.ts'
import { read } from './sources.ts'

// Tables are compared without their padding: the formatter aligns the columns.
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-')

test('what OpenAPI and declarations say is what the comments of the SDK say (write it with `npm run contract`)', () => {
  expect(JSON.parse(read('packages/sdk/src/openapi/descriptions.json'))).toEqual(JSON.parse(JSON.stringify(readDescriptions())))
})

test('docs/contract.md lists the calls as they are (write it with `npm run contract`)', () => {
  expect(plain(read('docs/contract.md'))).toBe(plain(contractDocument()))
})

test('docs/features.md lists what each feature brings (write it with `npm run contract`)', () => {
  expect(plain(read('docs/features.md'))).toBe(plain(featuresDocument()))
})
