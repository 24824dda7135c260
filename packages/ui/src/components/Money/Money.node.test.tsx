import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ptBR } from '../../labels/ptBR.ts'
import { UiLabelsProvider } from '../../labels/UiLabelsProvider.tsx'
import { formatMoney } from './formatMoney.ts'
import { Money } from './Money.tsx'

test.each([
  [0, 'pt-BR', false, 'R$\u00A00,00'],
  [5, 'pt-BR', false, 'R$\u00A00,05'],
  [123450, 'pt-BR', false, 'R$\u00A01.234,50'],
  [123450, 'en', false, 'R$\u00A01,234.50'],
  [-26750, 'pt-BR', false, '−R$\u00A0267,50'],
  [100, 'pt-BR', true, '+R$\u00A01,00'],
  [0, 'pt-BR', true, 'R$\u00A00,00'],
  [9007199254740991, 'pt-BR', false, 'R$\u00A090.071.992.547.409,91'],
])('[2.2] %i cents in %s is written with two decimals', (minor, locale, signed, expected) => {
  expect(formatMoney(minor, { symbol: 'R$', locale, signed })).toBe(expected)
})

test('[2.2] a masked amount shows asterisks, never a digit, and says that it is hidden', () => {
  const html = renderToString(
    <UiLabelsProvider labels={ptBR}>
      <Money minor={123450} symbol="R$" masked signed />
    </UiLabelsProvider>,
  )
  expect(html).toContain('*****')
  expect(html).toContain('Saldo oculto')
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d/)
})
