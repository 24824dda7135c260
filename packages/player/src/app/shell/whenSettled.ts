import { whenIdle } from '../../blocks/whenIdle.ts'

/** Resolves 3 s after the first page, once the device is idle: for what this page needs later. */
export const whenSettled = (): Promise<void> => idleAfter(3000)

/** Resolves 10 s after the first page, once the device is idle: for what only another page needs. */
export const whenRested = (): Promise<void> => idleAfter(10_000)

async function idleAfter(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await whenIdle(5000)
}
