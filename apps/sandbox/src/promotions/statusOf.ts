import type { PromotionStatus } from '@platform/sdk/promotions'
import type { PromotionRow } from './rowsOfPromotions.ts'

type PromotionProgress = Pick<PromotionRow, 'mode' | 'starts_at' | 'ends_at' | 'application_status' | 'wagered' | 'target'>

/** A member's status in a promotion (section 3); undefined if there is nothing to do. A reached goal can still be claimed after the end. */
export function statusOf(promotion: PromotionProgress, now: number): PromotionStatus | undefined {
  const { mode, starts_at, ends_at, application_status: status, wagered, target } = promotion
  const over = ends_at !== null && ends_at <= now
  if (starts_at > now) return 'comingSoon'
  if (status === 'joined') {
    if (wagered >= (target ?? Infinity)) return 'claim'
    if (over) return 'close'
    return wagered > 0 ? 'process' : 'joined'
  }
  if (status) return status
  if (over) return 'close'
  return mode === 'info' ? undefined : 'join'
}
