import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleOf } from './scaleOf.ts'

test('an axis holds every value and zero, with at most five ticks that are the same step apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 40 }), (values) => {
      const { min, max, ticks } = scaleOf(values)
      for (const value of [...values, 0]) expect(value >= min && value <= max).toBe(true)
      expect([ticks[0], ticks.at(-1)]).toEqual([max, min])
      expect(ticks.length).toBeLessThanOrEqual(5)
      const steps = new Set(ticks.slice(1).map((tick, index) => ticks[index]! - tick))
      expect(steps.size).toBe(1)
    }),
  )
})

test.each([
  [[], [1, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [[380], [400, 300, 200, 100, 0]],
  [
    [-30, 120],
    [150, 100, 50, 0, -50],
  ],
] as const)('%j has the ticks %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})
