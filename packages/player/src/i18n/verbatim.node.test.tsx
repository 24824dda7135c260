import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { loadCatalogue } from './locales.ts'
import { verbatim } from './verbatim.ts'

const { messages } = await loadCatalogue('pt-BR')
const envelope = createTranslator({ locale: 'pt-BR', messages, namespace: 'wallet.teamEnvelope' })
const bonus = createTranslator({ locale: 'pt-BR', messages, namespace: 'withdraw.bonus' })
const html = (node: unknown) => renderToStaticMarkup(node as ReactElement)

test('[2] amounts and names in a sentence are not translated; numbers and words are', () => {
  expect(html(verbatim(envelope)('sure', { amount: 'R$ 50,00', packets: 2 }))).toBe(
    '<span>Enviar <span translate="no">R$ 50,00</span> em 2 envelopes?</span>',
  )
})

test('[2] a value that chooses between words is not marked', () => {
  const text = html(verbatim(bonus, 'way')('reserved', { bonus: 'R$ 1,00', amount: 'R$ 5,00', way: 'cancel' }))
  expect(text).toContain('Se você cancelar, o valor de <span translate="no">R$ 5,00</span> e o bônus voltam')
})

test('[2] a value with markup or with the own marks is text', () => {
  expect(html(verbatim(envelope)('sure', { amount: '<b>\uE000x\uE001', packets: 2 }))).toContain('&lt;b&gt;x</span>')
})

test('[2] a sentence keeps its element while only its values change, and has another one for other words', () => {
  const keyOf = (packets: number, amount: string) => (verbatim(envelope)('sure', { amount, packets }) as ReactElement).key
  expect(keyOf(2, 'R$ 1,00')).toBe(keyOf(2, 'R$ 2,00'))
  expect(keyOf(1, 'R$ 1,00')).not.toBe(keyOf(2, 'R$ 1,00'))
})
