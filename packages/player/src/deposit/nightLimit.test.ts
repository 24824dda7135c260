import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { nightLimit } from './nightLimit.ts'

const night = { amount: minor(100_000), from: 20, until: 6 }
/** Brasília is three hours behind UTC. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour + 3, minute)

test.each([
  [19, 59, false],
  [20, 0, true],
  [23, 59, true],
  [0, 0, true],
  [5, 59, true],
  [6, 0, false],
  [12, 0, false],
])('[7.6] at %i:%i an amount above the night limit of banks: %s', (hour, minute, isNight) => {
  expect(nightLimit({ night }, 100_001, at(hour, minute))).toEqual(isNight ? night : undefined)
  expect(nightLimit({ night }, 100_000, at(hour, minute))).toBeUndefined()
  expect(nightLimit({}, 100_001, at(hour, minute))).toBeUndefined()
  expect(nightLimit(undefined, 100_001, at(hour, minute))).toBeUndefined()
})

test('[7.6] a night limit that ends before midnight', () => {
  const evening = { night: { ...night, from: 20, until: 22 } }
  expect([19, 20, 21, 22].map((hour) => nightLimit(evening, 100_001, at(hour)) !== undefined)).toEqual([false, true, true, false])
})
