import { expect, test } from 'vitest'
import { formatElapsed } from './formatElapsed.ts'

test.each([
  [0, '0:00:00'],
  [-5, '0:00:00'],
  [59_999, '0:00:59'],
  [61_000, '0:01:01'],
  [3_599_000, '0:59:59'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
])('[7.3] %i ms of play are %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text)
})
