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
  ['1.000.00', 100_000],
  ['12.345.67', 1_234_567],
  ['1,000,00', 100_000],
  ['12,345,6', 1_234_560],
  ['1,234,567', 123_456_700],
  ['50.00.', 5000],
  ['Valor: R$ 1.234,56', 123_456],
  ['Saldo: R$ 50.000,00', 5_000_000],
  ['R$\u00a01.234,56.', 123_456],
  ['1\u202f234,56', 123_456],
  ["1'234.50", 123_450],
  ['50 reais', 5000],
  ['\u200e50,00\u200b', 5000],
  ['\uff15\uff10\uff0c\uff12\uff10', 5020],
  ['\u0665\u0660\u066b\u0662\u0660', 5020],
  ['\u096b\u0966', 5000],
  ['\ud835\udfd3\ud835\udfce', 5000],
  ['5\ufe0f\u20e30\ufe0f\u20e3', 5000],
  ['\ud83d\udcb0*R$\u00a050,00*\ud83d\ude0a', 5000],
  ['R$ 50,00 (cinquenta e cinco)', 5000],
  ['R$ 5.000,00 (cinco mil reais)', 500_000],
  ['50reais', 5000],
  ['r$50', 5000],
  ['BRL 50', 5000],
  ['50 no pix', 5000],
  ['50 p/ depósito', 5000],
  ['quero depositar 50 reais, por favor', 5000],
  ['Meio de pagamento: R$ 50,00', 5000],
  ['Total..........50,00', 5000],
  ['R$\u2026 50', 5000],
])('%s is %s cents', (text, minor) => expect(readTypedAmount(text, 'pt-BR').minor).toBe(minor))

test.each(['50,00,', '50,00.'])('[2.2] a sign after complete decimals does not count: %s', (typed) =>
  expect(readTypedAmount(typed, 'pt-BR')).toEqual({ text: '50,00', minor: 5000 }),
)

test.each([
  ['1,000', 'pt-BR'],
  ['50,000', 'pt-BR'],
  ['0,075', 'pt-BR'],
  ['1.234,567', 'pt-BR'],
  ['1.000', 'en'],
  ['50.000', 'en'],
  ['1,234.567', 'en'],
])('[2.2] with a third decimal %s in %s is no amount: it may be a thousand, or a digit too many', (text, locale) => {
  for (const entry of ['typed', 'removed', 'pasted'] as const)
    expect(readTypedAmount(text, locale, entry)).toEqual({ text: '', minor: undefined, problem: 'unclear' })
})

test.each(['1\u066c000', '\u0661\u066c\u0660\u0660\u0660\u066b\u0660\u0660', '1\u00a0000', '1\u202f000', '1\u2019000', '1 000,00'])(
  '[2.2] %j is a thousand in every language',
  (text) => {
    for (const locale of ['pt-BR', 'en']) expect(readTypedAmount(text, locale, 'pasted').minor).toBe(100_000)
  },
)

test.each([
  ['1,234', 123_400],
  ['50,5', 5050],
  ['1.234,56', 123_456],
])('in English %s is %s cents', (text, minor) => expect(readTypedAmount(text, 'en').minor).toBe(minor))

test.each([
  ['50 reais e 20 centavos', 'unclear'],
  ['50 reais e vinte centavos', 'unclear'],
  ['20 centavos', 'unclear'],
  ['5 mil', 'unclear'],
  ['10k', 'unclear'],
  ['2 milhões de reais', 'unclear'],
  ['cinquenta', 'unclear'],
  ['50 20', 'unclear'],
  ['R$ 50,00 R$ 20,00', 'unclear'],
  ['28/11', 'unclear'],
  ['1e5', 'unclear'],
  ['1.23.45', 'unclear'],
  ['50.0000', 'unclear'],
  ['1,234.567', 'unclear'],
  ['1.234,56,78', 'unclear'],
  ['0.500', 'unclear'],
  ['0.075', 'unclear'],
  ['50mil', 'unclear'],
  ['5milh\u00f5es', 'unclear'],
  ['50centavos', 'unclear'],
  ['5 kk', 'unclear'],
  ['cinquenta e 5', 'unclear'],
  ['1 real e vinte', 'unclear'],
  ['50 v\u00edrgula vinte', 'unclear'],
  ['fifty and 20', 'unclear'],
  ['50%', 'unclear'],
  ['50 por cento', 'unclear'],
  ['50\u00bd', 'unclear'],
  ['\u2460', 'unclear'],
  ['50c', 'unclear'],
  ['50 C', 'unclear'],
  ['50 cts', 'unclear'],
  ['50 ctvs.', 'unclear'],
  ['50\u00a2', 'unclear'],
  ['50 c\u00eantimos', 'unclear'],
  ['50 dois', 'unclear'],
  ['50 um', 'unclear'],
  ['fifty 50', 'unclear'],
  ['50 three', 'unclear'],
  ['metade de 50', 'unclear'],
  ['dobro de 50', 'unclear'],
  ['o triplo de 50', 'unclear'],
  ['um ter\u00e7o de 50', 'unclear'],
  ['uma d\u00fazia de 50', 'unclear'],
  ['twice 50', 'unclear'],
  ['um par de 50', 'unclear'],
  ['50 barões', 'unclear'],
  ['a couple of 50', 'unclear'],
  ['a pair of 50', 'unclear'],
  ['50 grand', 'unclear'],
  ['50 lakh', 'unclear'],
  ['50 crore', 'unclear'],
  ['50 vezes', 'unclear'],
  ['50 reais cada', 'unclear'],
  ['50x', 'unclear'],
  ['\u221a50', 'unclear'],
  ['50 200', 'unclear'],
  ['50\n200', 'unclear'],
  ['1\u066c00', 'unclear'],
  ['5O', 'unclear'],
  ['l00', 'unclear'],
  ['Valor.50', 'unclear'],
  ['50\u4e07', 'unclear'],
  ['US$ 50', 'unclear'],
  ['\u20ac50', 'unclear'],
  ['50 d\u00f3lares', 'unclear'],
  ['50-100', 'unclear'],
  ['-50', 'negative'],
  ['menos 50', 'negative'],
  ['minus 50', 'negative'],
  ['\u221250,00', 'negative'],
  ['R$ -50,00', 'negative'],
  ['- R$ 50,00', 'negative'],
  ['50,00-', 'negative'],
  ['(50,00)', 'negative'],
  ['-', 'negative'],
  ['9'.repeat(10), 'tooLong'],
  ['9'.repeat(30), 'tooLong'],
])('[2.2] %j is no amount: %s', (text, problem) => expect(readTypedAmount(text, 'pt-BR')).toEqual({ text: '', minor: undefined, problem }))

test.each([
  ['1.00.000', 10_000_000],
  ['50.0000', 50_000_000],
  ['1.24,50', 12_450],
])('[2.2] a digit removed from an amount leaves %s', (text, minor) => expect(readTypedAmount(text, 'pt-BR', 'removed').minor).toBe(minor))

test.each(['100.00,00', '1.00,00', '10.0000,00', '1234,56.78', 'Total: R$ 100.00,00', '0.500,00', '1.23.45'])(
  '[2.2] a pasted %s has no groups of three: it may be two amounts',
  (text) => {
    for (const locale of ['pt-BR', 'en'])
      expect(readTypedAmount(text, locale, 'pasted')).toEqual({ text: '', minor: undefined, problem: 'unclear' })
  },
)

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234.567,8', 123_456_780],
  ['1.000.00', 100_000],
  ['12.345.67', 1_234_567],
  ['100,00', 10_000],
])('[2.2] a pasted %s is %s cents', (text, minor) => expect(readTypedAmount(text, 'pt-BR', 'pasted').minor).toBe(minor))

test.each(['pt-BR', 'en'])('[2.2] whatever is typed or pasted in %s: the text that stays is the amount that is sent', (locale) => {
  const piece = fc.oneof(
    fc.stringMatching(/^[\d.,]{0,8}$/),
    fc.constantFrom('R$', ' ', '\u00a0', '-', 'reais', ' e ', 'k', "'", '\u200b', '\uff11', ',00', '.000'),
  )
  const read = fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom('typed', 'removed', 'pasted'), (pieces, entry) => {
    const { text, minor, problem } = readTypedAmount(pieces.join(''), locale, entry)
    if (problem) expect([text, minor]).toEqual(['', undefined])
    else expect(readTypedAmount(text, locale, entry)).toEqual({ text, minor })
    if (minor !== undefined) expect(readTypedAmount(formatMoney(minor, { symbol: 'R$', locale }), locale).minor).toBe(minor)
  })
  fc.assert(read, { numRuns: 2000 })
})

test.each(['pt-BR', 'en'])(
  '[2.2] every amount that is written in %s is read back to the cent; one more digit makes no other amount',
  (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom('0', '9'), (minor, more) => {
        const written = formatMoney(minor, { symbol: 'R$', locale })
        expect(readTypedAmount(written, locale).minor).toBe(minor)
        expect(readTypedAmount(written + more, locale).problem).toBe('unclear')
      }),
    )
  },
)

test('[2.2] an amount in the currency of the wallet is read, in another one it is not', () => {
  expect(readTypedAmount('\u20ac50', 'pt-BR', 'pasted', '\u20ac').minor).toBe(5000)
  expect(readTypedAmount('\u00a350', 'pt-BR', 'pasted', '\u20ac').problem).toBe('unclear')
})
