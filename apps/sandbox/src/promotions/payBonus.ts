import type { Db } from '../db/openDatabase.ts'
import { payReward } from './payReward.ts'
import { promotionCode } from './promotionCode.ts'

/** Pays a promotion's reward to a member, once per application, by the promotion's own terms: as cash, or to be bet first; `asCash`: as cash that must be bet. `amount` in cents. */
export async function payBonus(
  db: Db,
  bonus: { merchant: string; memberId: number; promotionId: number; applicationId: number; amount: number; at: number; asCash?: boolean },
): Promise<void> {
  const { promotionId, applicationId, ...given } = bonus
  const terms = await db
    .selectFrom('promotions')
    .select(['title_pt', 'title_en', 'multiple', 'weights'])
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow()
  const reward = { source: 'promotion' as const, code: promotionCode(promotionId), period: '' }
  await payReward(db, { ...given, ...terms, ...reward, ledgerKey: `promotion:${applicationId}` })
}
