import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clubLevelOf, UNITS } from './clubLevelOf.ts'

const levels = [0, 100, 500, 2000].map((points, level) => ({ level, points }))
const WINDOW = 30
const TODAY = 20_000
/** Points by days ago. */
const on = (days: Record<number, number>) => new Map(Object.entries(days).map(([ago, points]) => [TODAY - Number(ago), points * UNITS]))
const own = (days: Record<number, number>, today = TODAY) => clubLevelOf(on(days), levels, today, WINDOW)

test('[2.14] points count for the window, to the day', () => {
  expect(own({ 29: 100 })).toMatchObject({ points: 100, level: 1 })
  expect(own({ 30: 100 })).toMatchObject({ points: 0, pointsLevel: 0 })
  expect(own({ 0: 99.9999 })).toMatchObject({ points: 99, level: 0, keptUntil: undefined })
})

test('[2.14] a level is retained for a window after the last day with enough points, and then lost on the day shown', () => {
  const days = { 20: 500 }
  const { level, pointsLevel, keptUntil } = own(days)
  expect([level, pointsLevel, keptUntil]).toEqual([2, 2, TODAY + WINDOW])
  // The points are sufficient until day 9 from now.
  expect(own(days, TODAY + 10)).toMatchObject({ level: 2, points: 0, pointsLevel: 0, keptUntil: TODAY + 9 + WINDOW })
  expect(own(days, TODAY + 9 + WINDOW - 1).level).toBe(2)
  expect(own(days, TODAY + 9 + WINDOW).level).toBe(0)
})

const history = fc.dictionary(fc.integer({ min: 0, max: 80 }).map(String), fc.integer({ min: 1, max: 1500 }), { maxKeys: 25 })

test('[2.14] for any history: the level is the best of the window’s days, and without more points it ends on the day shown, not before', () => {
  fc.assert(
    fc.property(history, (days) => {
      const now = own(days)
      const best = Math.max(...Array.from({ length: WINDOW }, (_, back) => clubLevelOf(on(days), levels, TODAY - back, WINDOW).pointsLevel))
      expect(now.level).toBe(best)
      if (now.keptUntil === undefined) {
        expect(now.level).toBe(0)
        return
      }
      expect(now.keptUntil).toBeGreaterThan(TODAY)
      expect(own(days, now.keptUntil - 1).level).toBeGreaterThanOrEqual(now.level)
      const atEnd = own(days, now.keptUntil)
      // Today's points may extend the level; its end is then computed again.
      if (now.pointsLevel < now.level) expect(atEnd.level).toBeLessThan(now.level)
    }),
  )
})

test('[2.14] for any history: one more bet never lowers level or points, and a void one removes what it added', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 900 }), (days, ago, points) => {
      const before = own(days)
      const after = own({ ...days, [ago]: (days[ago] ?? 0) + points })
      expect(after.level).toBeGreaterThanOrEqual(before.level)
      expect(after.points).toBe(before.points + (ago < WINDOW ? points : 0))
    }),
  )
})
