import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AROUND_PX, rowWindow } from './rowWindow.ts'

const sizes = fc.record({
  pitch: fc.integer({ min: 60, max: 400 }),
  total: fc.integer({ min: 0, max: 500 }),
  top: fc.integer({ min: -90_000, max: 3000 }),
  height: fc.integer({ min: 200, max: 1600 }),
})

test('[9] whatever is on the screen exists, and never much more than that', () => {
  fc.assert(
    fc.property(sizes, ({ pitch, total, top, height }) => {
      const { first, end } = rowWindow({ columns: 3, pitch }, total, top, height)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(total)
      for (let row = 0; row < total; row++) {
        const seen = top + (row + 1) * pitch > 0 && top + row * pitch < height
        if (seen) expect(row >= first && row < end).toBe(true)
      }
      expect((end - first) * pitch).toBeLessThanOrEqual(height + 2 * AROUND_PX + 6 * pitch)
    }),
  )
})
