import { type Client, type InputOf, PlatformError } from '@platform/sdk'
import { getTransactionStatus } from '@platform/sdk/wallet'
import { placeStake } from '@platform/sandbox/play'

export type Bet = InputOf<typeof placeStake>

/** The gateway never saw the bet, or nobody could ask it. */
export class RoundLostError extends Error {}

const WAITS = [1000, 2000, 4000, 8000, 15_000, 30_000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** After an answer that got lost: asks what became of the bet, by its key, and fetches its round if it was taken. */
export async function resolveRound(client: Client, key: string, bet: Bet, waits = WAITS) {
  let unseen = 0
  for (const wait of waits) {
    await pause(wait)
    const state = await stateOf(client, key)
    // The same key brings the round that was, and can not make another.
    if (state === 'applied' || state === 'refused') return placeStake(client, bet, { idempotencyKey: key })
    if (state === 'unknown' && ++unseen === 2) break
  }
  throw new RoundLostError('The round is not known to the gateway')
}

async function stateOf(client: Client, key: string) {
  try {
    return (await getTransactionStatus(client, { key })).state
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'network') return 'running'
    throw error
  }
}
