import * as z from 'zod/mini'

/** The stored outcome of a round of the gateway's own games: `detail.outcome` of its record. A page can show no other again. */
export const Outcome = z.union([
  z.object({ kind: z.literal('reels'), symbols: z.tuple([z.number(), z.number(), z.number()]), multiplier: z.number() }),
  z.object({ kind: z.literal('wheel'), segment: z.number(), multiplier: z.number() }),
  z.object({
    kind: z.literal('match'),
    side: z.enum(['home', 'draw', 'away']),
    score: z.tuple([z.number(), z.number()]),
    multiplier: z.number(),
  }),
])
