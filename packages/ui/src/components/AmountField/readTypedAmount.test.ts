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
  ['R$ 20,00', 2000],
  [',5', 50],
  ['0,07', 7],
  ['0', 0],
  ['', undefined],
  ['abc', undefined],
  ['9'.repeat(30), 99_999_999_900],
])('%s is %s cents', (text, minor) => expect(readTypedAmount(text)).toBe(minor))

test.each(['pt-BR', 'en'])('[2.2] every amount that is written in %s is read back to the cent', (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      expect(readTypedAmount(formatMoney(minor, { symbol: 'R$', locale }))).toBe(minor)
    }),
  )
})
