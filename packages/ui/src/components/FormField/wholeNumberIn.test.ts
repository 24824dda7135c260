import { expect, test } from 'vitest'
import { wholeNumberIn } from './wholeNumberIn.ts'

test.each([
  ['12', '12'],
  ['2x', '2'],
  ['12 pacotes', '12'],
  ['\uff11\u0662', '12'],
  ['', ''],
  ['x', ''],
  ['2,5', undefined],
  ['1.000', undefined],
  ['5 e 10', undefined],
  ['5 10', undefined],
  ['-5', undefined],
])('[2.2] the whole number of %j is %s', (text, number) => expect(wholeNumberIn(text)).toBe(number))
