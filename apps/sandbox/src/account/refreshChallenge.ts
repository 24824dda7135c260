import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Context } from '../gateway/Context.ts'
import { MINUTE } from '../gateway/limit.ts'
import { takeNonce } from '../gateway/takeNonce.ts'

const LIFE_MS = 2 * MINUTE

const Claims = z.object({ kind: z.literal('refresh'), merchant: z.string(), id: z.string(), until: z.number() })

/** What a remembered device signs. It is stored only once it is used: guests cannot fill a table. */
export const makeChallenge = ({ services, merchant, now }: Context): string =>
  services.vault.seal(
    JSON.stringify({ kind: 'refresh', merchant: merchant.code, id: randomUUID(), until: now() + LIFE_MS } satisfies z.output<
      typeof Claims
    >),
  )

/** Uses a challenge. False if it is not of this gateway and merchant, has expired, or was used before. */
export async function spendChallenge({ db, services, merchant, now }: Context, challenge: string): Promise<boolean> {
  let claims
  try {
    claims = Claims.parse(JSON.parse(services.vault.open(challenge)))
  } catch {
    return false
  }
  if (claims.merchant !== merchant.code || claims.until <= now()) return false
  return takeNonce(db, `refresh:${claims.id}`, now(), LIFE_MS)
}
