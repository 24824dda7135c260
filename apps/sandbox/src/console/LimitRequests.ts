import type { MarketProfile } from '@platform/sdk/markets'
import { LimitKind, LimitPeriod } from '@platform/sdk/protection'
import * as z from 'zod/mini'
import type { Services } from '../gateway/Services.ts'
import { setLimit } from '../limits/exports.ts'

/** Limits that a new member of the console has already requested, in this order; no later one is requested for a member. */
export const LimitRequests = z.optional(
  z.array(
    z.object({
      kind: z.enum(LimitKind.options),
      period: z.enum(LimitPeriod.options),
      value: z.nullable(z.int().check(z.minimum(1))),
      hoursAgo: z.int().check(z.minimum(0), z.maximum(9000)),
    }),
  ),
)

/** Makes the requests of a member who was just created. */
export async function requestLimits(
  { database: { db }, now }: Services,
  owner: { market: MarketProfile; memberId: number },
  requests: z.output<typeof LimitRequests> = [],
): Promise<void> {
  for (const { hoursAgo, ...request } of requests)
    await db.transaction().execute((trx) => setLimit(trx, { ...owner, at: now() - hoursAgo * 3_600_000 }, { ...request, actor: 'member' }))
}
