import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotAt } from './schedule.ts'

const MINUTE = 60_000
const schedules = [1, 3, 30, 1440].map((minutes) => ({ period_ms: minutes * MINUTE, lock_ms: minutes === 1 ? 5000 : 10_000 }))
const schedule = fc.constantFrom(...schedules)
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) })

test('[2.8] exactly one draw is on sale at every moment', () => {
  fc.assert(
    fc.property(schedule, moment, (own, at) => {
      const slot = slotAt(own, at)
      expect(slot.opensAt).toBeLessThanOrEqual(at)
      expect(slot.locksAt).toBeGreaterThan(at)
      expect(slot.drawsAt - slot.locksAt).toBe(own.lock_ms)
      expect(slot.locksAt - slot.opensAt).toBe(own.period_ms)
      expect(slotAt(own, slot.opensAt)).toEqual(slot)
      expect(slotAt(own, slot.locksAt - 1)).toEqual(slot)
    }),
    { numRuns: 1000 },
  )
})

test('[2.8] the next draw opens when the previous one locks, with a new number', () => {
  fc.assert(
    fc.property(schedule, moment, (own, at) => {
      const slot = slotAt(own, at)
      const next = slotAt(own, slot.locksAt)
      expect(next.opensAt).toBe(slot.locksAt)
      expect(next.drawsAt).toBe(slot.drawsAt + own.period_ms)
      expect(next.numero > slot.numero).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('[2.8] a number consists of the day in Brazil and the draw of that day; the one at midnight is the last', () => {
  const [minute] = schedules as [(typeof schedules)[number]]
  expect(slotAt(minute, Date.UTC(2026, 10, 20, 3, 0, 30))).toMatchObject({ numero: '2611200001', drawsAt: Date.UTC(2026, 10, 20, 3, 1) })
  expect(slotAt(minute, Date.UTC(2026, 10, 20, 2, 59, 30))).toMatchObject({ numero: '2611191440', drawsAt: Date.UTC(2026, 10, 20, 3) })
})
