import type { Promotion } from '@platform/sdk/promotions'

/** What the button of a promotion does; undefined where there is nothing to do. */
export type PromotionAction = 'join' | 'apply' | 'claim'

/** From where the member stands and how one takes part (section 3). A rejected application may be followed by another. */
export function promotionAction({ status, joinMode }: Pick<Promotion, 'status' | 'joinMode'>): PromotionAction | undefined {
  if (status === 'claim') return 'claim'
  if (joinMode === 'apply') return status === 'join' || status === 'rejected' ? 'apply' : undefined
  return status === 'join' && joinMode !== 'info' ? 'join' : undefined
}
