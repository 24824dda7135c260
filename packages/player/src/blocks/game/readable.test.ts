import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['HOLD_WIN', 'Hold win'],
  ['MEGAWAYS', 'Megaways'],
  ['Caça-níqueis', 'Caça-níqueis'],
  ['3D', '3d'],
  ['', ''],
])('[3] the class %j of a vendor reads %j', (code, words) => {
  expect(readable(code)).toBe(words)
})
