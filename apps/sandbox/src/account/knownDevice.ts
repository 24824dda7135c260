import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Context } from '../gateway/Context.ts'

const LIFE_MS = 180 * 24 * 3_600_000

const Claims = z.object({
  kind: z.literal('device'),
  merchant: z.string(),
  memberId: z.number(),
  id: z.string(),
  until: z.number(),
  key: z.optional(z.string()),
})

/**
 * A device's token for the next sign-in, which proves that this member has signed in with it. It opens nothing by itself. `key` is the
 * device's own: the same for all members who sign in on it.
 */
export const makeDeviceToken = ({ services, merchant, now }: Context, memberId: number, key: string): string =>
  services.vault.seal(
    JSON.stringify({ kind: 'device', merchant: merchant.code, memberId, id: randomUUID(), until: now() + LIFE_MS, key } satisfies z.output<
      typeof Claims
    >),
  )

/** The id of a device that this member has signed in with; undefined for any other, and for those from before all sessions were ended. */
export function knownDevice(
  { services, merchant, now }: Context,
  member: { id: number; devices_since: number } | undefined,
  token: string | undefined,
): string | undefined {
  const claims = claimsOf({ services, merchant, now }, token)
  if (!claims || !member) return undefined
  const isMine = claims.memberId === member.id && claims.until - LIFE_MS >= member.devices_since
  return isMine ? claims.id : undefined
}

/** The key of a device by the token that it presents, whichever member it was made for; a new one for a device without a valid token. */
export const deviceKeyOf = (context: Context, token: string | undefined): string => claimsOf(context, token)?.key ?? randomUUID()

function claimsOf({ services, merchant, now }: Pick<Context, 'services' | 'merchant' | 'now'>, token: string | undefined) {
  if (!token) return undefined
  try {
    const claims = Claims.parse(JSON.parse(services.vault.open(token)))
    return claims.merchant === merchant.code && claims.until > now() ? claims : undefined
  } catch {
    return undefined
  }
}
