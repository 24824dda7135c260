import { expect, test } from 'vitest'
import { shownName } from './shownName.ts'

test.each([
  ['anaclara', 'anaclara'],
  ['Ana Clara 1', 'Ana Clara 1'],
  ['5521987654321', '•••• 4321'],
  ['1234567', '1234567'],
])('[2.10] %s is shown as %s: a number that stands for a name never as a whole', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})
