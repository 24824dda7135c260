import * as z from 'zod/mini'
import { int } from '../core/wire/fields.ts'
import { LimitKind, LimitPeriod } from './Limit.ts'

const facts = {
  /** The period of the limit. */
  period: LimitPeriod,
  /** The limit in cents, bets or minutes. */
  limit: int,
  /** The remaining part. */
  left: int,
  /** When it begins again, ms. */
  resetsAt: int,
}

/** `value` of an error `limit.deposit`, `limit.loss`, `limit.stake`, `limit.bets` or `limit.time`: the limit that is reached. */
export const LimitRefusal = /* @__PURE__ */ z.object(facts)
export type LimitRefusal = z.output<typeof LimitRefusal>

/** A limit that is reached, and what it counts. */
export const ReachedLimit = /* @__PURE__ */ z.object({
  ...facts,
  /** What it counts. */
  kind: LimitKind,
})
export type ReachedLimit = z.output<typeof ReachedLimit>
