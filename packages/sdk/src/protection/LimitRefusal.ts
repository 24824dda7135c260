import * as z from 'zod/mini'
import { int } from '../core/wire/fields.ts'
import { LimitPeriod } from './Limit.ts'

/** `value` of an error `limit.deposit`, `limit.loss`, `limit.stake`, `limit.bets` or `limit.time`: the limit that is reached. */
export const LimitRefusal = /* @__PURE__ */ z.object({
  /** The period of the limit. */
  period: LimitPeriod,
  /** The limit in cents, bets or minutes. */
  limit: int,
  /** The remaining part. */
  left: int,
  /** When it begins again, ms. */
  resetsAt: int,
})
export type LimitRefusal = z.output<typeof LimitRefusal>
