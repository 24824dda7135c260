import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNear, waitBefore } from './endRule.ts'

describe('endRule', () => {
  test.each([
    [1344, true],
    [1345, false],
    [-200, true],
  ])('[9] an end %i px below the top of an 844 px window is near: %s', (top, near) => {
    expect(isNear(top, 844)).toBe(near)
  })

  test('[9] however often it is called, two pages are never less than 1000 ms apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 200 }), (gaps) => {
        let now = 0
        let lastAt: number | undefined
        const asked: number[] = []
        for (const gap of gaps) {
          now += gap
          if (waitBefore(lastAt, now) === 0) asked.push((lastAt = now))
        }
        for (const [index, at] of asked.entries()) if (index > 0) expect(at - asked[index - 1]!).toBeGreaterThanOrEqual(1000)
        expect(asked[0]).toBe(gaps[0])
      }),
    )
  })
})
