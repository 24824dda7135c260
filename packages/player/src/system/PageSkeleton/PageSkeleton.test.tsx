import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { PageSkeleton } from './PageSkeleton.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('[8] a page on its way for 5 s says that the connection is slow, and not before', async () => {
  await renderScreen(<PageSkeleton />)
  await vi.advanceTimersByTimeAsync(4900)
  expect(page.getByText(/Conexão lenta/).query()).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await expect.element(page.getByText(/Conexão lenta/)).toBeVisible()
})
