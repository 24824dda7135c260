import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewal, watchUse } from './watchUse.ts'

let stop = () => undefined as void
const renew = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  renew.mockClear()
  stop = watchUse(renew)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const touch = () => dispatchEvent(new Event('pointerdown'))
const resume = () => document.dispatchEvent(new Event('visibilitychange'))

test('[7.5] a session is renewed every 10 minutes of use, and not where nothing is touched', () => {
  vi.advanceTimersByTime(renewal.every)
  expect(renew).not.toHaveBeenCalled()
  touch()
  vi.advanceTimersByTime(renewal.every)
  expect(renew).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3 * renewal.every)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('[7.5] it is renewed when the page is looked at again, at most once a minute', () => {
  resume()
  expect(renew).not.toHaveBeenCalled()
  vi.advanceTimersByTime(renewal.least)
  resume()
  resume()
  expect(renew).toHaveBeenCalledTimes(1)
})

test('[7.5] nothing is renewed after it was stopped', () => {
  stop()
  touch()
  vi.advanceTimersByTime(2 * renewal.every)
  resume()
  expect(renew).not.toHaveBeenCalled()
})
