import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refreshDelay } from './refreshDelay.ts'
import { saleDeadline } from './saleDeadline.ts'

const ms = (max: number) => fc.integer({ min: 0, max })

describe('the countdown of a draw', () => {
  it.each([
    // sent, received, left as the gateway said, deadline
    [1000, 1000, 60_000, 61_000],
    [1000, 1200, 60_000, 61_100],
    [0, 3000, 5000, 6500],
  ])(
    '[4] asked at %i, answered at %i with %i ms left, ends at %i: less half the time that the answer took',
    (sent, received, left, end) => {
      expect(saleDeadline({ isSale: true, remainTime: left }, { sent, received })).toBe(end)
    },
  )

  it.each([
    { isSale: false, remainTime: 60_000 },
    { isSale: true, remainTime: 0 },
    { isSale: true, remainTime: -1 },
    { isSale: true, remainTime: Number.NaN },
  ])('[2.8] there is none for %j', (draw) => {
    expect(saleDeadline(draw, { sent: 0, received: 10 })).toBeUndefined()
  })

  it('[4] is never wrong by more than half of the time that the answer took, wherever in it the gateway looked at its clock', () => {
    fc.assert(
      fc.property(ms(1e9), ms(10_000), ms(10_000), fc.integer({ min: 1, max: 90_000_000 }), (sent, there, back, left) => {
        const received = sent + there + back
        const truth = sent + there + left
        const told = saleDeadline({ isSale: true, remainTime: left }, { sent, received })!
        expect(Math.abs(told - truth)).toBeLessThanOrEqual((there + back) / 2)
      }),
    )
  })
})

describe('the refresh of a list of draws', () => {
  const draw = (remainTime: number, numero = '1') => ({ numero, remainTime })

  it.each([
    [[draw(12_000), draw(5000)], 5000],
    [[draw(90_000)], 30_000],
    [[draw(0), draw(5000)], 7000],
    [[draw(-4000), draw(5000)], 5000],
    [[draw(1000, ''), draw(5000)], 5000],
    [[draw(0, '')], 30_000],
    [[], 30_000],
  ])('[4] of %j comes after %i ms', (games, delay) => {
    expect(refreshDelay(games)).toBe(delay)
  })

  it('[4] comes when the first draw ends, in at most 30 s, and never at once', () => {
    const game = fc.record({ numero: fc.constantFrom('', '20261120-1'), remainTime: fc.integer({ min: -1e5, max: 1e6 }) })
    fc.assert(
      fc.property(fc.array(game), (games) => {
        const delay = refreshDelay(games)
        expect(delay).toBeGreaterThan(0)
        expect(delay).toBeLessThanOrEqual(30_000)
        const next = games.filter(({ numero, remainTime }) => numero && remainTime > 0)
        const over = games.some(({ numero, remainTime }) => numero && remainTime === 0)
        for (const { remainTime } of next) if (!over) expect(delay).toBeLessThanOrEqual(remainTime)
        if (over) expect(delay).toBe(7000)
      }),
    )
  })
})
