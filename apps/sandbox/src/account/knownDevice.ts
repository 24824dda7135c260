import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Context } from '../gateway/Context.ts'

const LIFE_MS = 180 * 24 * 3_600_000

const Claims = z.object({ kind: z.literal('device'), merchant: z.string(), memberId: z.number(), id: z.string(), until: z.number() })

/** A device's token for the next sign-in, which proves that this member has signed in with it. It opens nothing by itself. */
export const makeDeviceToken = ({ services, merchant, now }: Context, memberId: number): string =>
  services.vault.seal(
    JSON.stringify({ kind: 'device', merchant: merchant.code, memberId, id: randomUUID(), until: now() + LIFE_MS } satisfies z.output<
      typeof Claims
    >),
  )

/** The id of a device that this member has signed in with; undefined for any other, and for those from before all sessions were ended. */
export function knownDevice(
  { services, merchant, now }: Context,
  member: { id: number; devices_since: number } | undefined,
  token: string | undefined,
): string | undefined {
  if (!token || !member) return undefined
  try {
    const claims = Claims.parse(JSON.parse(services.vault.open(token)))
    const mine =
      claims.merchant === merchant.code &&
      claims.memberId === member.id &&
      claims.until > now() &&
      claims.until - LIFE_MS >= member.devices_since
    return mine ? claims.id : undefined
  } catch {
    return undefined
  }
}
