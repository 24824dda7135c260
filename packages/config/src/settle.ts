import { onTestFinished, vi } from 'vitest'

// The page's real timers, even while a test has replaced them by fake ones.
declare const requestAnimationFrame: (run: () => void) => unknown
const later = setTimeout
const nextFrame = requestAnimationFrame

/**
 * For browser tests that something does not appear: resolves after two turns of the event loop and two frames, when everything that has
 * happened so far is on the screen. Move timers forward with `fakeClock`.
 */
export async function painted(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise<void>((resolve) => later(resolve))
    await new Promise<void>((resolve) => nextFrame(resolve))
  }
}

/**
 * Timers run in real time until the test moves them: after `pass(ms)` all timers due by then have fired and the result is on the screen.
 * Ends with the test.
 */
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
