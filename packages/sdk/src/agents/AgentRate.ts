import { count, id, int } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** What a member below gets of the valid bets on a product. */
export const AgentRate = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** Hundredths of a percent. */
  rate: int,
})
export type AgentRate = z.output<typeof AgentRate>

/** The caller's own rate of a product, and what may be given on. */
export const RateCeiling = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** The caller's own, hundredths of a percent. */
  rate: count,
  /** The most that a member right below may get. */
  most: count,
  /** Rates are multiples of it. */
  step: count,
  /** By so much a member right below has less; 0 where both may have the same. */
  gap: count,
})
export type RateCeiling = z.output<typeof RateCeiling>
