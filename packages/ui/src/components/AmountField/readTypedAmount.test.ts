import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../Money/formatMoney.ts'
import { readTypedAmount } from './readTypedAmount.ts'

test.each([
  ['50', 5000],
  ['50,5', 5050],
  ['50.5', 5050],
  ['50,', 5000],
  ['1.234', 123_400],
  ['1,234.50', 123_450],
  ['1.234.567,89', 123_456_789],
  ['1,234,567.89', 123_456_789],
  ['R$ 20,00', 2000],
  [',5', 50],
  ['0,07', 7],
  ['0', 0],
  ['', undefined],
  ['abc', undefined],
  ['9'.repeat(30), 99_999_999_900],
])('%s is %s cents', (text, minor) => expect(readTypedAmount(text, 'pt-BR').minor).toBe(minor))

test.each([
  ['50,000', '50,00', 5000],
  ['0,075', '0,07', 7],
  ['50,00,', '50,00', 5000],
  ['50,00.', '50,00', 5000],
  ['1.234,567', '1.234,56', 123_456],
])('[2.2] a third decimal does not count: %s stays %s', (typed, text, minor) =>
  expect(readTypedAmount(typed, 'pt-BR')).toEqual({ text, minor }),
)

test.each([
  ['1,234', 123_400],
  ['50.000', 5000],
  ['50,5', 5050],
  ['1.234,56', 123_456],
])('in English %s is %s cents', (text, minor) => expect(readTypedAmount(text, 'en').minor).toBe(minor))

test.each(['pt-BR', 'en'])('[2.2] every amount that is written in %s is read back to the cent, also with one more digit', (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom('', '0', '9'), (minor, more) => {
      expect(readTypedAmount(formatMoney(minor, { symbol: 'R$', locale }) + more, locale).minor).toBe(minor)
    }),
  )
})
