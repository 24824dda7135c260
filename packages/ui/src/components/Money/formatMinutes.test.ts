import { expect, test } from 'vitest'
import { formatMinutes } from './formatMinutes.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
])('[7.6] %i minutes are %s', (minutes, text) => expect(formatMinutes(minutes, 'pt-BR')).toBe(text))
