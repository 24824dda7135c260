import { whenIdle } from '../../blocks/whenIdle.ts'

/** Settles once the first page has had 3 s and the device has nothing to do. */
export async function whenSettled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await whenIdle(5000)
}
