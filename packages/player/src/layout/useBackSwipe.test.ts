import { expect, test } from 'vitest'
import { isBackSwipe } from './useBackSwipe.ts'

test('[2.2] more than 100 px, or a start off the screen, is a back swipe', () => {
  expect(isBackSwipe(20, 120, 390)).toBe(false)
  expect(isBackSwipe(20, 121, 390)).toBe(true)
  expect(isBackSwipe(300, 199, 390)).toBe(true)
  expect(isBackSwipe(-1, -1, 390)).toBe(true)
  expect(isBackSwipe(391, 391, 390)).toBe(true)
  expect(isBackSwipe(0, 0, 390)).toBe(false)
})
