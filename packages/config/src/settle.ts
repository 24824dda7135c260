import { onTestFinished, vi } from 'vitest'

// The page's own, also while a test has put a clock of its own in their place.
const { setTimeout: later, requestAnimationFrame: nextFrame } = globalThis as unknown as {
  setTimeout: (run: () => void) => unknown
  requestAnimationFrame: (run: () => void) => unknown
}

/**
 * For browser tests that something does not come: resolves once everything that has happened is on the screen, after two turns of the
 * event loop and two frames. What would come with time is brought forward by `fakeClock`.
 */
export async function painted(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise<void>((resolve) => later(resolve))
    await new Promise<void>((resolve) => nextFrame(resolve))
  }
}

/** Timers go as they do, until the test moves them: after `pass(ms)` whatever was due by then has come and is on the screen. Ends with the test. */
export function fakeClock(): { pass: (ms: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return {
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms)
      await painted()
    },
  }
}
