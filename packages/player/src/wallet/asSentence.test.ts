import { expect, test } from 'vitest'
import { asSentence } from './asSentence.ts'

test.each([
  ['Prêmio do mês', 'Prêmio do mês.'],
  ['Olá, time!!', 'Olá, time!!'],
  ['Chega hoje?', 'Chega hoje?'],
  ['Até logo…', 'Até logo…'],
])('[6] the note %j is one sentence in the question', (note, sentence) => {
  expect(asSentence(note)).toBe(sentence)
})
