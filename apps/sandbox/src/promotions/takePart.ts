import { minor, type InputOf } from '@platform/sdk'
import type { applyPromotion, PromotionStatus } from '@platform/sdk/promotions'
import { lockOpenAccount } from '../account/exports.ts'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { numbered } from '../gateway/numbered.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { storeImages } from '../gateway/images.ts'
import { payBonus } from './payBonus.ts'
import { rowsOfPromotions, type PromotionRow } from './rowsOfPromotions.ts'
import { statusOf } from './statusOf.ts'

/** Sends comment and pictures for the operator to decide. */
export async function apply({ id, comment = '' }: InputOf<typeof applyPromotion>, context: Context, images: Uint8Array[]) {
  const promotion = await openPromotion(id, 'apply', ['join', 'rejected'], context)
  if (promotion.image_required && images.length === 0) throw new Refusal('promotion.image', 400)
  const { application_no, id: applicationId } = await createEntry(promotion, { status: 'applying', comment: comment.trim() }, context)
  await storeImages(images, { application_id: applicationId }, context)
  return { applicationNo: application_no, status: 'applying' as const }
}

/** Joins the promotion: bets count from now on. */
export async function join(id: string, context: Context) {
  const promotion = await openPromotion(id, 'join', ['join'], context)
  await createEntry(promotion, { status: 'joined', comment: '' }, context)
  return { status: 'joined' as const }
}

/** Pays a reached goal. The wallet is locked first, as in the reward centre, so that of two parallel claims of one reward the second finds it claimed. */
export async function claim(id: string, context: Context, { asCash = false } = {}) {
  const { db, now } = context
  const member = memberOf(context)
  await lockOpenAccount(db, member.id)
  await assertMayPlay(context, member.id)
  const [promotion] = await rowsOfPromotions(context, { id: rowId(id) })
  if (!promotion?.reward || promotion.mode !== 'join') throw notFound()
  const status = statusOf(promotion, now())
  if (status === 'claimed') throw new Refusal('promotion.applied', 400)
  if (status !== 'claim' || promotion.application_id === null) throw new Refusal('promotion.notReached', 400)
  await db
    .updateTable('promotion_applications')
    .set({ status: 'claimed', decided_at: now() })
    .where('id', '=', promotion.application_id)
    .execute()
  await payBonus(db, {
    merchant: member.merchant,
    memberId: member.id,
    promotionId: promotion.id,
    applicationId: promotion.application_id,
    amount: promotion.reward,
    at: now(),
    asCash,
  })
  return { amount: minor(promotion.reward) }
}

/** The promotion, if its mode fits and the member may take part now. */
async function openPromotion(id: string, mode: PromotionRow['mode'], from: PromotionStatus[], context: Context): Promise<PromotionRow> {
  const [promotion] = await rowsOfPromotions(context, { id: rowId(id) })
  if (!promotion || promotion.mode !== mode) throw notFound()
  const { starts_at, ends_at } = promotion
  const at = context.now()
  if (starts_at > at || (ends_at !== null && ends_at <= at)) throw new Refusal('promotion.closed', 400)
  if (!from.includes(statusOf(promotion, at) ?? 'join')) throw new Refusal('promotion.applied', 400)
  return promotion
}

/** One application per member and promotion: the unique index accepts one of a hundred parallel requests. */
async function createEntry(promotion: PromotionRow, entry: { status: 'applying' | 'joined'; comment: string }, context: Context) {
  const at = context.now()
  const row = await context.db
    .insertInto('promotion_applications')
    .values({
      ...entry,
      application_no: numbered('P', at),
      promotion_id: promotion.id,
      member_id: memberOf(context).id,
      created_at: at,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'application_no'])
    .executeTakeFirst()
  if (!row) throw new Refusal('promotion.applied', 400)
  return row
}
