import type { Promotion } from '@platform/sdk/promotions'

/** What the button of a promotion does; undefined where there is nothing to do. `deposit`: it leads to the deposit that it comes with. */
export type PromotionAction = 'join' | 'apply' | 'claim' | 'deposit'

/** From where the member stands and how one takes part (section 3). A rejected application may be followed by another. */
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
