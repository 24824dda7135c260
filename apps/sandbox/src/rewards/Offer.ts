import type { PromotionStatus } from '@platform/sdk/promotions'
import type { Reward } from './payReward.ts'

/** A reward that a member has, may get or missed, computed from what the member did. `claim` is what can be paid now. */
export interface Offer extends Reward {
  status: PromotionStatus
  /** What it is given for, in a sentence. */
  condition_pt: string
  condition_en: string
  startsAt?: number
  /** When it can no longer be claimed, or no longer be reached. */
  expiresAt?: number
  /** How far the member has come: `money` in cents. */
  progress?: { unit: 'money' | 'times'; done: number; target: number }
  /** Of a promotion: its id, and how one takes part. */
  promotion?: { id: number; mode: 'info' | 'join' | 'apply'; imageRequired: boolean; reason_pt: string; reason_en: string }
}

/** How a caller names an offer. */
export const offerId = ({ code, period }: Pick<Offer, 'code' | 'period'>): string => `${code}@${period}`
