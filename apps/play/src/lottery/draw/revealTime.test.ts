import { expect, test } from 'vitest'
import { revealTime } from './revealTime.ts'

test('[2.8] the result of a draw is shown after its last ball', () => {
  expect(revealTime('1,2,3,4,5')).toBe(4 * 320 + 420)
  expect(revealTime('12~34,56~78')).toBe(3 * 60 + 420)
})
