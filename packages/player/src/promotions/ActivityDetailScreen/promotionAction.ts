import type { Promotion } from '@platform/sdk/promotions'

/** Action of a promotion's button; undefined where there is none. `deposit`: it links to the deposit that the promotion requires. */
export type PromotionAction = 'join' | 'apply' | 'claim' | 'deposit'

/** Derived from the member's status and the join mode (section 3). After a rejected application another is allowed. */
export function promotionAction({
  status,
  joinMode,
  depositPromotionId,
}: Pick<Promotion, 'status' | 'joinMode' | 'depositPromotionId'>): PromotionAction | undefined {
  if (status === 'claim') return 'claim'
  if (joinMode === 'apply') return status === 'join' || status === 'rejected' ? 'apply' : undefined
  if (depositPromotionId) return status === undefined ? 'deposit' : undefined
  return status === 'join' && joinMode !== 'info' ? 'join' : undefined
}
