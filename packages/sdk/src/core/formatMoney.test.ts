import { expect, test } from 'vitest'
import { formatMoney } from './formatMoney.ts'

test.each([
  [123450, 'R$', 'pt-BR', 'R$\u00A01.234,50'],
  [-5, 'R$', 'en', '−R$\u00A00.05'],
  [0, '', 'en', '0.00'],
  [900719925474099, 'R$', 'en', 'R$\u00A09,007,199,254,740.99'],
])('[7.6] %i cents with %j in %s', (minor, symbol, locale, expected) => {
  expect(formatMoney(minor, { symbol, locale })).toBe(expected)
})
