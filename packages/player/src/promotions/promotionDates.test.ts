import { expect, test } from 'vitest'
import { promotionDates } from './promotionDates.ts'
import { coverOf } from './coverOf.ts'

const startDate = Date.parse('2026-03-01T12:00:00-03:00')
const endDate = Date.parse('2026-03-31T23:59:00-03:00')

test('[2.15] with noExpiry 1 the start date shows, and that it is long term, whatever the end says', () => {
  expect(promotionDates({ startDate, endDate, noExpiry: 1 })).toEqual({ start: '2026/03/01', longTerm: true })
})

test('[2.15] otherwise start and end, or a single date', () => {
  expect(promotionDates({ startDate, endDate, noExpiry: 0 })).toEqual({ start: '2026/03/01', end: '2026/03/31', longTerm: false })
  expect(promotionDates({ startDate, noExpiry: 0 })).toEqual({ start: '2026/03/01', longTerm: false })
  expect(promotionDates({ startDate, endDate: startDate + 3_600_000, noExpiry: 0 })).toEqual({ start: '2026/03/01', longTerm: false })
})

test('[2.15] the cover is the picture with sequence 1', () => {
  const pictures = [
    { url: '/b.svg', sequence: 2 },
    { url: '/a.svg', sequence: 1 },
  ]
  expect(coverOf(pictures)).toBe('/a.svg')
  expect(coverOf(pictures.slice(0, 1))).toBeUndefined()
})
