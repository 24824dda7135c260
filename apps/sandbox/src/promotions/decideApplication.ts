import { assertMayEarn } from '../gateway/assertMayPlay.ts'
import { isShut } from '../gateway/protectionState.ts'
import type { Services } from '../gateway/Services.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { payBonus } from './payBonus.ts'

/** An operator's decision about an application: paid with the promotion's reward, or rejected for a reason in both languages. */
export interface Decision {
  applicationNo: string
  outcome: 'issued' | 'rejected'
  reasonPt?: string
  reasonEn?: string
}

/** Decides once: of two operators at the same time, the second gets a refusal. Throws `promotion.closed` instead of paying an account that was closed since, `play.identity` while the member's identity is not accepted: the application waits. */
export async function decideApplication(decision: Decision, { database, now, merchants }: Services): Promise<object> {
  const { applicationNo, outcome, reasonPt = '', reasonEn = '' } = decision
  return database.db.transaction().execute(async (db) => {
    const application = await db
      .selectFrom('promotion_applications as a')
      .innerJoin('promotions as p', 'p.id', 'a.promotion_id')
      .innerJoin('members as m', 'm.id', 'a.member_id')
      .select(['a.id', 'a.status', 'a.member_id', 'a.promotion_id', 'p.reward', 'm.merchant'])
      .where('application_no', '=', applicationNo)
      .forUpdate('a')
      .executeTakeFirst()
    if (!application) throw notFound()
    if (application.status !== 'applying') throw new Refusal('promotion.applied', 400)
    const { id, member_id, promotion_id, merchant, reward } = application
    if (outcome === 'issued') {
      await lockWallets(db, [member_id])
      if (await isShut(db, member_id, now())) throw new Refusal('promotion.closed', 400)
      await assertMayEarn({ db, merchant: merchants.find(merchant)! }, member_id)
    }
    await db
      .updateTable('promotion_applications')
      .set({ status: outcome, reason_pt: reasonPt, reason_en: reasonEn, decided_at: now() })
      .where('id', '=', id)
      .execute()
    if (outcome === 'issued' && reward) {
      const bonus = { merchant, memberId: member_id, promotionId: promotion_id, applicationId: id, amount: reward, at: now() }
      await payBonus(db, bonus)
    }
    return { status: outcome }
  })
}
