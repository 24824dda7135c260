import * as z from 'zod/mini'
import { count, id, int } from '../core/wire/fields.ts'

/** The rate that a member below gets on the valid bets of a product. */
export const AgentRate = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** Hundredths of a percent. */
  rate: int,
})
export type AgentRate = z.output<typeof AgentRate>

/** The caller's own rate of a product, and the part that may be given to others. */
export const RateCeiling = /* @__PURE__ */ z.object({
  /** Category of the games. */
  gameType: id,
  /** The caller's own, hundredths of a percent. */
  rate: count,
  /** The highest rate for a direct member. */
  most: count,
  /** Rates are multiples of it. */
  step: count,
  /** How much lower a direct member's rate must be; 0 if both may be equal. */
  gap: count,
})
export type RateCeiling = z.output<typeof RateCeiling>
