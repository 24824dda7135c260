import type { Context } from '../gateway/Context.ts'
import { rowsOfPromotions, statusOf, promotionCode, type PromotionRow } from '../promotions/exports.ts'
import type { Offer } from './Offer.ts'

/** The merchant's promotions that pay something, and the member's progress in each. */
export async function promotionOffers(context: Context): Promise<Offer[]> {
  const rows = (await rowsOfPromotions(context)).filter(({ mode, reward }) => mode !== 'info' && reward !== null)
  const reasons = await reasonsOf(context, rows)
  return rows.flatMap((row): Offer[] => {
    const status = statusOf(row, context.now())
    if (!status || row.reward === null) return []
    const reason = reasons.get(row.application_id ?? 0)
    return [
      {
        source: 'promotion',
        code: promotionCode(row.id),
        period: '',
        title_pt: row.title_pt,
        title_en: row.title_en,
        ...conditionOf(row),
        amount: row.reward,
        multiple: row.multiple,
        weights: row.weights,
        status,
        startsAt: row.starts_at,
        // A reached goal can still be claimed.
        expiresAt: status === 'claim' ? undefined : (row.ends_at ?? undefined),
        progress:
          row.application_status === 'joined' && row.target
            ? { unit: 'money', done: Math.min(row.wagered, row.target), target: row.target }
            : undefined,
        promotion: {
          id: row.id,
          mode: row.mode,
          imageRequired: row.image_required,
          reason_pt: reason?.reason_pt ?? '',
          reason_en: reason?.reason_en ?? '',
        },
      },
    ]
  })
}

function conditionOf({ mode, target }: PromotionRow) {
  if (mode === 'apply') return { condition_pt: 'Por solicitação, depois da análise.', condition_en: 'On request, after a review.' }
  const spell = (locale: string) => `R$ ${((target ?? 0) / 100).toLocaleString(locale, { minimumFractionDigits: 2 })}`
  return {
    condition_pt: `${spell('pt-BR')} em apostas depois de participar.`,
    condition_en: `${spell('en')} in bets after joining.`,
  }
}

async function reasonsOf({ db }: Context, rows: readonly PromotionRow[]) {
  const ids = rows.flatMap(({ application_id, application_status }) => (application_status === 'rejected' ? [application_id!] : []))
  if (ids.length === 0) return new Map<number, { reason_pt: string; reason_en: string }>()
  const applications = await db
    .selectFrom('promotion_applications')
    .select(['id', 'reason_pt', 'reason_en'])
    .where('id', 'in', ids)
    .execute()
  return new Map(applications.map((row) => [row.id, row]))
}
