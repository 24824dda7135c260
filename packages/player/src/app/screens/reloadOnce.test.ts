import { expect, test } from 'vitest'
import { mayReload } from './reloadOnce.ts'

const now = 1_000_000

test('[8] the page reloads itself at most once in 30 s', () => {
  expect(mayReload(now, {})).toBe(true)
  expect(mayReload(now, { reload: now - 29_999 })).toBe(false)
  expect(mayReload(now, { reload: now - 30_000 })).toBe(true)
  // The device's clock was set back: an hour without recovery would be worse than one reload.
  expect(mayReload(now, { reload: 2 * now })).toBe(true)
})

test('[8] a page that is being left does not reload: code that fails to load then is no new version', () => {
  expect(mayReload(now, { leave: now - 50 })).toBe(false)
  // A download, or an address that did not answer: the page is still there.
  expect(mayReload(now, { leave: now - 10_000 })).toBe(true)
  expect(mayReload(now, { leave: 2 * now })).toBe(true)
})
