import { expect, test } from 'vitest'
import { cutTo, textLength } from './textLength.ts'

test('[5] an emoji counts as one character, blanks around the text as none', () => {
  expect(textLength('  olá 🎲 ')).toBe(5)
  expect(textLength('')).toBe(0)
})

test('[5] a text that is too long is cut between characters', () => {
  expect(cutTo('🎲🎲🎲', 2)).toBe('🎲🎲')
  expect(cutTo('abc', 3)).toBe('abc')
  expect(textLength(cutTo('x'.repeat(200), 140))).toBe(140)
})
