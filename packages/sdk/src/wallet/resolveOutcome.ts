import type { Client } from '../core/Client.ts'
import { NetworkError, type OutcomeUnknownError } from '../core/errors.ts'
import { PlatformError } from '../core/PlatformError.ts'
import { getTransactionStatus } from './getTransactionStatus.ts'

const waits = [1000, 2000, 4000, 8000, 15_000, 30_000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * What a keyed call had to say whose answer got lost: asks what became of the key, at 1, 2, 4, 8, 15 and 30 s, and sends the call
 * `again` with the same key once the gateway has its answer. A `NetworkError` where nothing happened; the same error where nobody knows.
 */
export async function resolveOutcome<Answer>(client: Client, lost: OutcomeUnknownError, again: () => Promise<Answer>): Promise<Answer> {
  let unseen = 0
  for (const wait of waits) {
    await pause(wait)
    const state = await stateOf(client, lost.key)
    if (state === 'applied' || state === 'refused') return again()
    // The first may have been asked before the call arrived.
    if (state === 'unknown' && ++unseen === 2)
      throw new NetworkError('The gateway never saw the key', { code: 'network.reset', cause: lost })
  }
  throw lost
}

async function stateOf(client: Client, key: string) {
  try {
    return (await getTransactionStatus(client, { key })).state
  } catch (error) {
    if (error instanceof PlatformError && error.retryable) return 'running'
    throw error
  }
}
