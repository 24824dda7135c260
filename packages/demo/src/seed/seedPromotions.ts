import { GameType } from '@platform/sdk/games'
import { marketOf, mentionsBonuses } from '@platform/sdk/markets'
import { bilingualColumns, type Db, payBonus, type SandboxMerchant } from '@platform/sandbox/seeding'
import { openPromotions, promotionHtml } from './catalogue/promotions.ts'
import { promotionCategories, type SeedPromotion } from './catalogue/promotions/SeedPromotion.ts'
import { withNumbers } from './catalogue/promotions/withNumbers.ts'
import { regulatedPromotions } from './catalogue/promotions/regulated.ts'
import { inWordsOf } from './inWordsOf.ts'
import { insertRows } from './insertRows.ts'

const DAY = 86_400_000

/** A merchant's promotions, and the progress of the demo members in them. */
export async function seedPromotions(db: Db, merchant: SandboxMerchant, now: number): Promise<void> {
  const promotions = promotionsFor(merchant)
  await insertRows(
    db,
    'promotion_categories',
    promotionCategories.map(({ id, pt, en, icon }, position) => ({
      merchant: merchant.code,
      id,
      position,
      title_pt: pt,
      title_en: en,
      icon: `/cdn/signs/${icon}.svg`,
    })),
  )
  const bonuses = await db.selectFrom('deposit_promotions').select(['id', 'title_en']).where('merchant', '=', merchant.code).execute()
  const bonusOf = ({ deposit }: SeedPromotion) => bonuses.find(({ title_en }) => title_en === deposit)?.id ?? null
  const rows = promotions.map((promotion, position) => ({
    merchant: merchant.code,
    position,
    ...columnsOf(promotion, merchant, now),
    deposit_promotion_id: bonusOf(promotion),
  }))
  if (rows.length === 0) return
  const storedRows = await db.insertInto('promotions').values(rows).returning(['id', 'position']).execute()
  const ids = new Map(storedRows.map(({ id, position }) => [promotions[position]?.id, id]))
  await seedApplications(db, merchant, ids, now)
}

/** A merchant's promotions: by its market, its games and its features. Where it forbids bonuses no reward is given without play. */
export const promotionsFor = ({ market, categories, features, minimumAge }: SandboxMerchant): SeedPromotion[] =>
  (mentionsBonuses(marketOf(market)) ? openPromotions : regulatedPromotions)
    .filter(({ needs = [] }) =>
      [needs].flat().every((need) => features.includes(need) || (isCategory(need) && (categories?.includes(need) ?? true))),
    )
    .map((promotion) => withNumbers(promotion, minimumAge))

const isCategory = (needs: string) => GameType.options.includes(needs as GameType)

const columnsOf = (promotion: SeedPromotion, merchant: SandboxMerchant, now: number) => ({
  ...bilingualColumns({
    title: inWordsOf(merchant, [promotion.pt.title, promotion.en.title]),
    content: inWordsOf(merchant, [promotionHtml(promotion, 'pt'), promotionHtml(promotion, 'en')]),
  }),
  images_pt: [`/cdn/promotions/${promotion.id}.pt.svg`],
  images_en: [`/cdn/promotions/${promotion.id}.en.svg`],
  categories: [...promotion.categories],
  mode: promotion.mode,
  image_required: promotion.imageRequired ?? false,
  starts_at: now + promotion.from * DAY,
  ends_at: promotion.to === undefined ? null : now + promotion.to * DAY,
  target: promotion.target ?? null,
  game_type: promotion.gameType ?? null,
  reward: promotion.reward ?? null,
})

interface SeedApplication {
  account: string
  promotion: string
  status: 'applying' | 'rejected' | 'issued' | 'joined' | 'claimed'
  /** Days ago. */
  days: number
  comment?: string
  reason?: [pt: string, en: string]
  /** Cents already paid. */
  paid?: number
}

/** Covers every state that section 3 names. */
const applications: SeedApplication[] = [
  {
    account: 'anaclara',
    promotion: 'acumulada',
    status: 'applying',
    days: 1,
    comment: 'Bilhete 88213: quatro acertos, só o último jogo falhou.',
  },
  { account: 'anaclara', promotion: 'aplicativo', status: 'issued', days: 30, comment: 'Instalei no Android.', paid: 500 },
  {
    account: 'anaclara',
    promotion: 'aniversario',
    status: 'rejected',
    days: 12,
    comment: 'Faço aniversário este mês!',
    reason: [
      'A data do documento não está legível. Envie outra foto, por favor.',
      'The date on the document cannot be read. Please send another photo.',
    ],
  },
  { account: 'anaclara', promotion: 'missaoslots', status: 'joined', days: 4 },
  { account: 'anaclara', promotion: 'viagem', status: 'joined', days: 14 },
  { account: 'anaclara', promotion: 'torneioasadelta', status: 'joined', days: 0 },
  { account: 'anaclara', promotion: 'grandepescaria', status: 'claimed', days: 6, paid: 500 },
  { account: 'brunoagente', promotion: 'viagem', status: 'joined', days: 10 },
  {
    account: 'brunoagente',
    promotion: 'acumulada',
    status: 'rejected',
    days: 6,
    comment: 'Bilhete 90417',
    reason: ['Faltou mais de um jogo neste bilhete.', 'More than one match of this ticket was lost.'],
  },
  { account: 'brunoagente', promotion: 'aplicativo', status: 'applying', days: 0, comment: 'Segue o print.' },
]

async function seedApplications(db: Db, { code }: SandboxMerchant, ids: Map<string | undefined, number>, now: number): Promise<void> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('merchant', '=', code)
    .where('username', 'in', ['anaclara', 'brunoagente'])
    .execute()
  for (const [index, { account, promotion, status, days, comment = '', reason, paid }] of applications.entries()) {
    const memberId = members.find(({ username }) => username === account)?.id
    const promotionId = ids.get(promotion)
    if (!memberId || !promotionId) continue
    const created_at = now - days * DAY
    // What is paid is paid now: a wallet's records are in the order of the ledger.
    const decided_at = paid ? now : reason ? created_at + DAY / 4 : null
    const { id } = await db
      .insertInto('promotion_applications')
      .values({
        application_no: `P${code}${String(index + 1).padStart(6, '0')}`,
        promotion_id: promotionId,
        member_id: memberId,
        status,
        comment,
        reason_pt: reason?.[0] ?? '',
        reason_en: reason?.[1] ?? '',
        created_at,
        decided_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (paid) await payBonus(db, { merchant: code, memberId, promotionId, applicationId: id, amount: paid, at: now })
  }
}
