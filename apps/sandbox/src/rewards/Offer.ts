import type { PromotionStatus } from '@platform/sdk/promotions'
import type { Reward } from '../promotions/exports.ts'

/** A reward that a member has, may get or missed, computed from the member's actions. `claim` is what can be paid now. */
export interface Offer extends Reward {
  status: PromotionStatus
  /** The reason of the reward, in a sentence. */
  condition_pt: string
  condition_en: string
  startsAt?: number
  /** When it can no longer be claimed, or no longer be reached. */
  expiresAt?: number
  /** The member's progress: `money` in cents. */
  progress?: { unit: 'money' | 'times'; done: number; target: number }
  /** Of a promotion: its id, and how to take part. */
  promotion?: { id: number; mode: 'info' | 'join' | 'apply'; imageRequired: boolean; reason_pt: string; reason_en: string }
}

/** The id of an offer in calls. */
export const offerId = ({ code, period }: Pick<Offer, 'code' | 'period'>): string => `${code}@${period}`
