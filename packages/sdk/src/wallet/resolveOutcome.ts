import type { Client } from '../core/Client.ts'
import { NetworkError, type OutcomeUnknownError, PlatformError } from '../core/errors.ts'
import { errorOf } from '../core/transport/errorOf.ts'
import { getTransactionStatus } from './getTransactionStatus.ts'

const waits = [1000, 2000, 4000, 8000, 15_000, 30_000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Recovers the lost answer of a keyed call: requests the status of its key after 1, 2, 4, 8, 15 and 30 s, and sends the call `again` with
 * the same key once the gateway has decided. Undefined = applied, but the answer itself is not available (no `again`, or it was lost too).
 * Throws the refusal; a `NetworkError` if the gateway never received the key, so that nothing happened; `lost` itself while the outcome is
 * unknown, and once the session is not that of the call (`isMine`): in another player's session the gateway does not know the key. Default
 * of `isMine`: the player is the same as at the start.
 */
export async function resolveOutcome<Answer>(
  client: Client,
  lost: OutcomeUnknownError,
  again?: () => Promise<Answer>,
  isMine = samePlayer(client),
): Promise<Answer | undefined> {
  let unseen = 0
  for (const wait of waits) {
    await pause(wait)
    if (!isMine()) throw lost
    const { state, errorCode } = await statusOf(client, lost.key)
    if (!isMine()) throw lost
    if (state === 'applied') return again?.().catch(() => undefined)
    if (state === 'refused') return refuse(errorCode, again)
    // The first status request may have overtaken the call.
    if (state === 'unknown' && ++unseen === 2)
      throw new NetworkError('The gateway never saw the key', { code: 'network.unseen', cause: lost })
  }
  throw lost
}

function samePlayer({ session }: Client) {
  const player = session.get()
  return () => session.get()?.userName === player?.userName && session.get()?.merchantCode === player?.merchantCode
}

/** A gateway that does not report the outcome of the key leaves it open, whatever the reason. */
const statusOf = (client: Client, key: string) =>
  getTransactionStatus(client, { key }).catch(() => ({ state: 'running' as const, errorCode: undefined }))

/** Throws the refusal: in the call's own form if available, since it includes texts and fields. */
async function refuse<Answer>(errorCode = '', again?: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    if (again) return await again()
  } catch (error) {
    if (error instanceof PlatformError && (!errorCode || error.code === errorCode)) throw error
  }
  throw errorOf({ errorCode }, { status: 400 })
}
