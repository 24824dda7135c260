/// <reference lib="dom" />
import { afterAll, beforeEach, vi } from 'vitest'

/**
 * Called by the set-up of browser tests, which runs for each file. The files of a run share a page, so that it loads the modules once; each
 * leaves the page as it found it. `cleanup` unmounts what the last test has rendered: the renderer's own hook is only the first file's.
 */
export function sharePage(cleanup: () => Promise<void>): void {
  beforeEach(async () => {
    await cleanup()
    scrollTo(0, 0)
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
