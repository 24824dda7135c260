import { expect, test } from 'vitest'
import { moveIn } from './moveIn.ts'

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 3, 8],
  ['ArrowUp', 8, 3],
  ['Home', 7, 0],
  ['End', 7, 9],
  ['ArrowRight', 9, undefined],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 2, undefined],
  ['Enter', 2, undefined],
])('[quality: access] in two rows of five %s leads from %i to %s', (key, at, next) => {
  expect(moveIn(key, at, 10, 5)).toBe(next)
})
