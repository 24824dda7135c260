import { expect, test } from 'vitest'
import { mayReload } from './reloadOnce.ts'

test('[8] the page reloads itself at most once in 30 s', () => {
  expect(mayReload(1_000_000, undefined)).toBe(true)
  expect(mayReload(1_000_000, 1_000_000 - 29_999)).toBe(false)
  expect(mayReload(1_000_000, 1_000_000 - 30_000)).toBe(true)
  // The device's clock was set back: an hour without recovery would be worse than one reload.
  expect(mayReload(1_000_000, 2_000_000)).toBe(true)
})
