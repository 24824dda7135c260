import { expect, test } from 'vitest'
import { minor } from '../core/Minor.ts'
import { expectedCost } from './expectedCost.ts'

test.each([
  ['R$ 100 × 10 at 96 %', 100_000, 9600, 100, 4000],
  ['the same where a bet counts a tenth', 100_000, 9600, 10, 40_000],
  ['nothing left', 0, 9600, 10, 0],
  ['a part of a cent', 1, 9999, 100, 1],
  ['a game that gives back more than it takes', 100_000, 10_100, 100, 0],
])('[7.6] clearing %s', (_name, left, returnToPlayer, weight, cost) => {
  expect(expectedCost({ left: minor(left), returnToPlayer, weight })).toBe(cost)
})
