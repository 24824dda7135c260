import { type Client, PlatformError } from '@platform/sdk'
import { getTransactionStatus } from '@platform/sdk/wallet'

/** The gateway never saw the bet, or nobody could ask it. */
export class BetLostError extends Error {}

const WAITS = [1000, 2000, 4000, 8000, 15_000, 30_000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** After an answer that got lost: asks what became of the bet, by its key, and sends it `again` if the gateway has its answer. */
export async function resolveOutcome<Answer>(client: Client, key: string, again: () => Promise<Answer>, waits = WAITS): Promise<Answer> {
  let unseen = 0
  for (const wait of waits) {
    await pause(wait)
    const state = await stateOf(client, key)
    // The same key brings the answer that was, and can not make another.
    if (state === 'applied' || state === 'refused') return again()
    if (state === 'unknown' && ++unseen === 2) break
  }
  throw new BetLostError('The bet is not known to the gateway')
}

async function stateOf(client: Client, key: string) {
  try {
    return (await getTransactionStatus(client, { key })).state
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'network') return 'running'
    throw error
  }
}
