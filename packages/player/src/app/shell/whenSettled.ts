import { whenIdle } from '../../blocks/whenIdle.ts'

/** Resolves 3 s after the first page, once the device is idle. */
export async function whenSettled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await whenIdle(5000)
}
