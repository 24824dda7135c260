import { minor } from '@platform/sdk'
import type { Promotion } from '@platform/sdk/promotions'
import { TEST } from '../gateway/authorise.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage, wordsOf } from '../gateway/languages.ts'
import { notFound } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { rowsOfPromotions, type PromotionRow } from './rowsOfPromotions.ts'
import { statusOf } from './statusOf.ts'

const ALL = 'all'

/** The list, of one category or of all. */
export async function promotionsOf(category: string | undefined, context: Context): Promise<Promotion[]> {
  const rows = await rowsOfPromotions(context, { category: category === ALL ? undefined : category })
  return rows.map((row) => promotionOf(row, context))
}

/** What a member can still get: claimable promotions first, then those in progress, then those that can be joined. */
export async function availablePromotions(context: Context): Promise<Promotion[]> {
  const order: Promotion['status'][] = ['claim', 'process', 'joined', 'applying', 'join']
  const place = ({ status }: Promotion) => order.indexOf(status)
  return (await promotionsOf(ALL, context)).filter((promotion) => place(promotion) >= 0).sort((a, b) => place(a) - place(b))
}

/** One promotion with the member's latest application. */
export async function promotionDetail(id: string, context: Context) {
  const [row] = await rowsOfPromotions(context, { id: rowId(id) })
  if (!row) throw notFound()
  return { promotion: promotionOf(row, context), application: await applicationOf(row.application_id, context) }
}

/** The tabs, `all` first; an empty category has none. */
export async function categoriesOf({ db, merchant, language }: Context) {
  const rows = await db
    .selectFrom('promotion_categories as c')
    .selectAll()
    .where('merchant', '=', merchant.brand)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('promotions as p')
          .select('p.id')
          .whereRef('p.merchant', '=', 'c.merchant')
          .where((eb) => eb(eb.ref('c.id'), '=', eb.fn.any('p.categories'))),
      ),
    )
    .orderBy('position')
    .execute()
  const all = { id: ALL, title: language === 'EN' ? 'All' : 'Todas', iconImageUrl: '' }
  return [all, ...rows.map((row) => ({ id: row.id, title: inLanguage(row, 'title', language), iconImageUrl: row.icon }))]
}

/** A test account may neither take part nor claim: it has nothing to do. */
const statusFor = (type: number | undefined, status: Promotion['status']): Promotion['status'] =>
  type === TEST && (status === 'join' || status === 'claim') ? undefined : status

function promotionOf(row: PromotionRow, { language, now, member }: Context): Promotion {
  const images = language === 'EN' && row.images_en.length > 0 ? row.images_en : row.images_pt
  return {
    id: String(row.id),
    ...wordsOf(row, language),
    startDate: row.starts_at,
    endDate: row.ends_at ?? undefined,
    noExpiry: row.ends_at === null ? 1 : 0,
    category: row.categories[0] ?? '',
    promoAnnouncementCategoryIds: row.categories,
    announcementImages: images.map((url, index) => ({ url, sequence: index + 1 })),
    status: statusFor(member?.type, statusOf(row, now())),
    joinMode: row.mode,
    gameType: row.game_type ?? '',
    depositPromotionId: row.deposit_promotion_id === null ? '' : String(row.deposit_promotion_id),
    imageRequired: row.image_required,
    progress: row.application_status === 'joined' ? minor(Math.min(row.wagered, row.target ?? 0)) : undefined,
    target: row.target === null ? undefined : minor(row.target),
    reward: row.reward === null ? undefined : minor(row.reward),
  }
}

async function applicationOf(id: number | null, { db, language }: Context) {
  if (id === null) return undefined
  const row = await db.selectFrom('promotion_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const images = await db.selectFrom('uploads').select('id').where('application_id', '=', id).execute()
  return {
    applicationNo: row.application_no,
    comment: row.comment,
    imageCount: images.length,
    reason: inLanguage(row, 'reason', language),
    appliedAt: row.created_at,
  }
}
