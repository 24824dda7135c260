import { expect, onTestFinished, vi } from 'vitest'

/** Fakes the page's timers until the test ends. Returns how to let time pass until something is so, however slow the machine is. */
export function passTime(): (isSo: () => boolean) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return async (isSo) => {
    const step = async () => {
      await vi.advanceTimersByTimeAsync(1000)
      return isSo()
    }
    await expect.poll(step, { timeout: 30_000, interval: 20 }).toBe(true)
  }
}
