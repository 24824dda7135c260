import type { LimitKind, LimitPeriod, LimitRefusal } from '@platform/sdk/protection'
import { Refusal } from '../base/Refusal.ts'

/** A limit with what is used of it: cents, bets or minutes. The used part of a loss is below zero while the period has won. */
export interface Gauge {
  kind: LimitKind
  period: LimitPeriod
  value: number
  used: number
  /** First day of the period whose notice was sent. */
  noticedDay: number | null
  /** First day of the present period, and when the next one begins. */
  firstDay: number
  resetsAt: number
}

/** What remains; not below zero. */
export const leftOf = ({ value, used }: Gauge): number => Math.max(0, value - used)

/** The refusal of what exceeds a limit, with the facts that the player needs. */
export function limitReached(gauge: Gauge): Refusal {
  const { kind, period, value, resetsAt } = gauge
  const facts: LimitRefusal = { period, limit: value, left: leftOf(gauge), resetsAt }
  return new Refusal(`limit.${kind}`, 400, { ...facts })
}
