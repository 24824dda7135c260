import { LimitKind, LimitPeriod } from '@platform/sdk/protection'
import * as z from 'zod/mini'

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
