import { expect } from 'vitest'
import type { Client } from '@platform/sdk'
import { callsOf } from './intercept.ts'

/** Waits until every call of the page is answered, on a client that `intercept` listens to. */
export async function answered(client: Client): Promise<void> {
  await expect.poll(() => callsOf(client).ended).toBeGreaterThan(0)
  await expect.poll(() => callsOf(client).underWay).toBe(0)
}
