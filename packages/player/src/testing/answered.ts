import { expect, vi } from 'vitest'
import type { Client } from '@platform/sdk'

/** Until every call that the page has made has its answer, on a client that `intercept` listens to. */
export async function answered({ request }: Client): Promise<void> {
  const states = () => vi.mocked(request).mock.settledResults.map(({ type }) => type)
  await expect.poll(states).toContain('fulfilled')
  await expect.poll(states).not.toContain('incomplete')
}
