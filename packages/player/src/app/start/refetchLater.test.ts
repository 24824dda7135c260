import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchLater } from './refetchLater.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[4] a language change requests everything again, 200 ms after the last change and once', () => {
  const queries = new QueryClient()
  const asked = vi.spyOn(queries, 'invalidateQueries')
  const reload = refetchLater(queries)
  reload.start()
  vi.advanceTimersByTime(150)
  reload.start()
  vi.advanceTimersByTime(199)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledTimes(1)
  // No filter: lists and vendors alike.
  expect(asked).toHaveBeenCalledWith()
  reload.start()
  reload.stop()
  vi.advanceTimersByTime(500)
  expect(asked).toHaveBeenCalledTimes(1)
})
