import { expect, test, vi } from 'vitest'
import { dayOf } from './dayOf.ts'

test.each([
  ['2026-11-20T12:00:00Z', 1, '2026-11-19'],
  ['2026-11-20T01:00:00Z', 1, '2026-11-18'],
  ['2026-11-20T01:00:00Z', -1, '2026-11-20'],
  ['2026-03-01T12:00:00Z', 30, '2026-01-30'],
  // São Paulo changed its clocks in this night.
  ['2018-11-04T03:30:00Z', 1, '2018-11-03'],
])('[7.4] at %s, %i day(s) back, it is %s in São Paulo', (now, back, day) => {
  expect(dayOf(Date.parse(now), 'America/Sao_Paulo', back)).toBe(day)
})

test('[7.4] days are the same where the browser writes dates in another order', () => {
  const written = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '2/28/2026')
  try {
    expect(dayOf(Date.parse('2026-03-01T02:30:00Z'), 'America/Sao_Paulo')).toBe('2026-02-28')
  } finally {
    written.mockRestore()
  }
})

test('[7.4] the same instant is another day in another zone', () => {
  expect(dayOf(Date.parse('2026-03-01T02:30:00Z'), 'Asia/Tokyo')).toBe('2026-03-01')
})
