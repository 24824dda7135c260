import { pause, whenIdle } from '@platform/ui'

/** Resolves 3 s from now, once the device is idle: for what this page needs later. */
export const whenSettled = (): Promise<void> => idleAfter(3000)

/** Resolves 10 s from now, once the device is idle: for what only other pages need. */
export const whenRested = (): Promise<void> => idleAfter(10_000)

async function idleAfter(ms: number): Promise<void> {
  await pause(ms)
  await whenIdle(5000)
}
