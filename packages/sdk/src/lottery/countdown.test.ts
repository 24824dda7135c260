import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientOf } from '../../test/stubGateway.ts'
import { createClock } from '../core/clock.ts'
import { getMobileLotteries } from './getMobileLotteries.ts'
import { refreshDelay } from './refreshDelay.ts'
import { saleDeadline } from './saleDeadline.ts'
import { timed } from './timed.ts'

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

describe('the countdown of a slow answer', () => {
  afterEach(() => void vi.useRealTimers())
  /** The server's time when `performance.now()` was 0. */
  const epoch = 1_800_000_000_000
  const game = (left: number) => ({ isSale: true, remainTime: left, lockTime: epoch + performance.now() + left })

  it('[4] is right to the second where any of the last answers was quick, however long and lopsided its own way was', () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
    const quick = ms(1000)
    fc.assert(
      fc.property(quick, quick, ms(10_000), ms(10_000), fc.integer({ min: 1, max: 90_000_000 }), (out, home, there, back, left) => {
        const clock = createClock()
        const begun = performance.now()
        vi.advanceTimersByTime(out)
        const told = epoch + performance.now()
        vi.advanceTimersByTime(home)
        clock.observe(told, begun, performance.now())

        const sent = performance.now()
        vi.advanceTimersByTime(there)
        const draw = game(left)
        const truth = performance.now() + left
        vi.advanceTimersByTime(back)
        const times = { sent, received: performance.now(), serverTime: clock.now() }
        expect(Math.abs(saleDeadline(draw, times)! - truth)).toBeLessThanOrEqual(1000)
      }),
    )
  })

  it.each([
    ['nothing is known of the lock', 0],
    ['the lock is told by another clock', epoch + 3_600_000],
  ])('[4] goes by half of it where %s', (_why, lockTime) => {
    const times = { sent: 0, received: 6000, serverTime: epoch }
    expect(saleDeadline({ isSale: true, remainTime: 60_000, lockTime }, times)).toBe(63_000)
  })

  it('[4] an answer that came at the second attempt counts from that attempt, not from the first', async () => {
    vi.useFakeTimers()
    const wait = (time: number) => new Promise((done) => setTimeout(done, time))
    let attempts = 0
    const left = 60_000
    let truth = 0
    const client = clientOf(async () => {
      await wait(attempts++ ? 40 : 5000)
      if (attempts === 1) throw new TypeError('reset')
      truth = performance.now() + left
      const game = { gameId: 'g', gameCode: 'g', numero: '1', isSale: true, remainTime: left, lockTime: epoch + truth }
      await wait(40)
      return Response.json([game], { headers: { 'X-Server-Time': String(epoch + performance.now() - 40) } })
    })
    const asking = timed(client, () => getMobileLotteries(client))
    await vi.advanceTimersByTimeAsync(10_000)
    const { answer, ...times } = await asking
    expect(attempts).toBe(2)
    expect(times.received - times.sent).toBeGreaterThan(5000)
    expect(Math.abs(saleDeadline(answer[0]!, times)! - truth)).toBeLessThan(50)
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
