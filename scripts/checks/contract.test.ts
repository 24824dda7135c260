import { expect, test } from 'vitest'
import { contractDocument } from '../lib/contract.ts'
import { read } from './sources.ts'

// Tables are compared without their padding: the formatter aligns the columns.
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-')

test('docs/contract.md lists the calls as they are (write it with `pnpm contract`)', () => {
  expect(plain(read('docs/contract.md'))).toBe(plain(contractDocument()))
})
