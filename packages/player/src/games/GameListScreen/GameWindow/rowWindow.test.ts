import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOutside, MOST_TILES, type RowRange, rowsSeen, rowWindow } from './rowWindow.ts'

const screens = fc.record({
  pitch: fc.integer({ min: 90, max: 400 }),
  columns: fc.integer({ min: 1, max: 4 }),
  total: fc.integer({ min: 0, max: 500 }),
  top: fc.integer({ min: -90_000, max: 3000 }),
  height: fc.integer({ min: 200, max: 1000 }),
  down: fc.boolean(),
  now: fc.tuple(fc.nat(400), fc.nat(12)).map(([first, count]) => ({ first, end: first + count })),
})

test('[9] whatever is on the screen exists, and never more than fits the bar', () => {
  fc.assert(
    fc.property(screens, ({ pitch, columns, total, now, ...look }) => {
      const rows = { pitch, columns }
      const seen = rowsSeen(rows, total, look)
      const { first, end } = rowWindow(rows, total, look, now)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(total)
      if (seen.end > seen.first) expect(first <= seen.first && end >= seen.end).toBe(true)
      expect(end - first).toBeLessThanOrEqual(Math.max(Math.floor(MOST_TILES / columns), seen.end - seen.first + 2))
    }),
  )
})

test('[9] a window that was just set stays until the screen has moved, and moves rarely', () => {
  const rows = { columns: 3, pitch: 190 }
  let now: RowRange = { first: 0, end: 0 }
  let moves = 0
  for (let top = 0; top >= -19_000; top -= 50) {
    const next = rowWindow(rows, 200, { top, height: 844, down: true }, now)
    expect(rowWindow(rows, 200, { top, height: 844, down: true }, next)).toEqual(next)
    if (next.first !== now.first) moves++
    now = next
  }
  // A hundred rows of 190 px: at least two per update.
  expect(moves).toBeLessThanOrEqual(50)
})

test('[9] rows wait ahead of the finger, whichever way it goes', () => {
  const rows = { columns: 3, pitch: 190 }
  const at = (down: boolean) => rowWindow(rows, 200, { top: -9500, height: 760, down }, { first: 0, end: 0 })
  expect(at(true)).toEqual({ first: 49, end: 59 })
  expect(at(false)).toEqual({ first: 45, end: 55 })
})

test('[9] a jump is distinguished from a step', () => {
  expect(isOutside({ first: 10, end: 15 }, { first: 15, end: 27 })).toBe(true)
  expect(isOutside({ first: 10, end: 15 }, { first: 14, end: 26 })).toBe(false)
})
