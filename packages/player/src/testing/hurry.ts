import { onTestFinished, vi } from 'vitest'

/** Runs timers with a delay of exactly `ms` immediately, until the end of the test. */
export function hurry(ms: number): void {
  const later = globalThis.setTimeout
  const sooner = ((run: () => void, wait?: number) => later(run, wait === ms ? 0 : wait)) as typeof setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner)
  onTestFinished(() => spy.mockRestore())
}

/** Repeats a failed call at once instead of half a second to two later, until the end of the test. */
export function hurryRetries(): void {
  // Without chance each pause is the shortest one.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => chance.mockRestore())
  hurry(500)
}
