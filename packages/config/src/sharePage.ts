import { afterAll, beforeEach, vi } from 'vitest'

interface Page {
  scrollTo: (x: number, y: number) => void
  location: { href: string }
  history: { replaceState: (state: unknown, title: string, url: string) => void }
}

/**
 * Called by the set-up of browser tests, which runs for each file. The files of a run share a page, so that it loads the modules once; each
 * leaves the page as it found it. `cleanup` unmounts what the last test has rendered: the renderer's own hook is only the first file's.
 */
export function sharePage(cleanup: () => Promise<void>): void {
  const page = globalThis as unknown as Page
  const { href } = page.location
  beforeEach(async () => {
    await cleanup()
    page.scrollTo(0, 0)
  })
  afterAll(() => {
    if (page.location.href !== href) page.history.replaceState(null, '', href)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
