import type { Db } from '../db/openDatabase.ts'
import { grantBonus } from '../ledger/grants.ts'

/** Pays a promotion's reward to a member, once per application, by the promotion's own terms: as cash, or to be bet first. `amount` in cents. */
export async function payBonus(
  db: Db,
  bonus: { merchant: string; memberId: number; promotionId: number; applicationId: number; amount: number; at: number },
): Promise<void> {
  const { promotionId, applicationId, ...grant } = bonus
  const terms = await db.selectFrom('promotions').select(['multiple', 'weights']).where('id', '=', promotionId).executeTakeFirstOrThrow()
  await grantBonus(db, { ...grant, ...terms, key: `promotion:${applicationId}` })
}
