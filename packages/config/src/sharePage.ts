import { afterAll, beforeEach, vi } from 'vitest'

// The types of a browser are not among those of this package, which Node runs too.
declare const window: {
  scrollTo: (x: number, y: number) => void
  location: { href: string }
  history: { replaceState: (state: unknown, title: string, url: string) => void }
}

/**
 * Called by the set-up of browser tests, which runs for each file. The files of a run share a page, so that it loads the modules once; each
 * leaves the page as it found it. `cleanup` unmounts what the last test has rendered: the renderer's own hook is only the first file's.
 */
export function sharePage(cleanup: () => Promise<void>): void {
  const { href } = window.location
  beforeEach(async () => {
    await cleanup()
    window.scrollTo(0, 0)
  })
  afterAll(() => {
    if (window.location.href !== href) window.history.replaceState(null, '', href)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
