import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { assertMayEarn } from '../gateway/assertMayPlay.ts'
import { isShut } from '../gateway/protectionState.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { payReward } from '../promotions/exports.ts'
import { addRain, assertPublishable, bonusTerms, missionTerms, promotionTerms, clubWeights } from '../rewards/exports.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'

const DAY = 86_400_000
const text = z.string().check(z.minLength(1), z.maxLength(5000))
const words = { titlePt: text, titleEn: text }
const terms = { multiple: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0), basis: z._default(z.enum(bonusTerms), 'loyalty') }
const amount = cents.check(z.minimum(1))
const goals = ['stake', 'bets', 'games', 'days', 'visits', 'email', 'mobile', 'identity', 'paymentPassword', 'passkey'] as const

const PromotionBody = z.object({
  merchant: z.string(),
  ...words,
  ...terms,
  contentPt: text,
  contentEn: z._default(z.string(), ''),
  mode: z.enum(['join', 'apply']),
  target: z.optional(amount),
  reward: amount,
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  depositPromotionId: z.optional(z.int()),
})
const MissionBody = z.object({
  merchant: z.string(),
  ...words,
  ...terms,
  conditionPt: text,
  conditionEn: text,
  kind: z.enum(['daily', 'weekly', 'once', 'newcomer']),
  goal: z.enum(goals),
  target: z._default(z.int().check(z.minimum(1)), 1),
  reward: amount,
})

const RainBody = z.object({
  merchant: z.string(),
  ...words,
  inSeconds: z._default(z.int().check(z.minimum(0), z.maximum(604_800)), 0),
  openSeconds: z._default(z.int().check(z.minimum(10), z.maximum(600)), 60),
  // Ten thousand at most, so that a typo does not use up all promotion money.
  pool: amount.check(z.maximum(1_000_000)),
  packets: z.int().check(z.minimum(1), z.maximum(500)),
  stake: z._default(cents, 0),
  multiple: terms.multiple,
})

const merchantOf = ({ merchants }: Services, code: string) => {
  const merchant = merchants.find(code)
  if (!merchant) throw notFound()
  return merchant
}
const weightsOf = (multiple: number) => JSON.stringify(multiple > 0 ? clubWeights : {})

/** An operator's offers. A reward that the merchant's market forbids is refused, with the article. */
export const publishActions: Record<string, Action> = {
  'promotions/publish': action(
    'Publishes a promotion. What the merchant\'s market forbids is refused, with the article. It stays until "Reset to seed".',
    PromotionBody,
    async (body, services) => {
      const { merchant, mode, target, reward, multiple, days, depositPromotionId } = body
      assertPublishable(merchantOf(services, merchant), promotionTerms(body), multiple)
      if (mode === 'join' && target === undefined) throw new Refusal('validation', 400, { fields: { target: 'validation' } })
      const now = services.now()
      const row = {
        merchant,
        title_pt: body.titlePt,
        title_en: body.titleEn,
        content_pt: body.contentPt,
        content_en: body.contentEn,
        images_pt: [],
        images_en: [],
        categories: [],
        mode,
        target: target ?? null,
        reward,
        multiple,
        weights: weightsOf(multiple),
        deposit_promotion_id: depositPromotionId ?? null,
        starts_at: now,
        ends_at: days === undefined ? null : now + days * DAY,
      }
      const { id } = await services.database.db.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow()
      return { id: String(id) }
    },
  ),
  'missions/publish': action(
    'Publishes a mission. What the merchant\'s market forbids is refused, with the article. It stays until "Reset to seed".',
    MissionBody,
    async (body, services) => {
      const { merchant, kind, goal, target, reward, multiple } = body
      assertPublishable(merchantOf(services, merchant), missionTerms(body), multiple)
      const row = { merchant, kind, goal, game_type: null, target, reward, multiple, weights: weightsOf(multiple) }
      const texts = { title_pt: body.titlePt, title_en: body.titleEn, condition_pt: body.conditionPt, condition_en: body.conditionEn }
      const { id } = await services.database.db
        .insertInto('missions')
        .values({ ...row, ...texts })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id: String(id) }
    },
  ),
  'rain/schedule': action('Schedules a red rain, with its promise. It stays until "Reset to seed".', RainBody, async (body, services) => {
    const { merchant, inSeconds, openSeconds, pool, packets, stake, multiple } = body
    assertPublishable(merchantOf(services, merchant), multiple > 0 ? ['prizeDraw', 'turnover'] : ['prizeDraw'], multiple)
    if (pool < packets) throw new Refusal('validation', 400, { fields: { pool: 'validation' } })
    const now = services.now()
    const id = `${merchant}-${randomUUID()}`
    const opens_at = now + inSeconds * 1000
    const terms = {
      pool,
      packets,
      stake,
      multiple,
      weights: multiple > 0 ? clubWeights : {},
      title_pt: body.titlePt,
      title_en: body.titleEn,
    }
    const rain = { id, merchant, opens_at, closes_at: opens_at + openSeconds * 1000, ...terms }
    await addRain(services.database.db, rain, { vault: services.vault, now })
    return { id }
  }),
  'rewards/smallest': action(
    "A merchant's smallest bonus, in cents: one below it is cash at once, without turnover.",
    z.object({ merchant: z.string(), amount: z.int().check(z.minimum(0), z.maximum(100_000)) }),
    async ({ merchant, amount: min_bonus }, { database: { db } }) => {
      const update = db.updateTable('merchants').set({ min_bonus }).where('code', '=', merchant)
      if ((await update.executeTakeFirst()).numUpdatedRows === 0n) throw notFound()
    },
    ['merchants'],
  ),
  'rewards/give': action(
    'Gives a member a reward. Refused with `promotion.closed` to a paused, excluded, closing or closed account, with `play.identity` while the market pays this member nothing: give it once the identity is accepted.',
    z.object({ merchant: z.string(), userName: z.string(), ...words, ...terms, amount }),
    async ({ titlePt, titleEn, multiple, basis, amount: bonusAmount, ...who }, services) => {
      assertPublishable(merchantOf(services, who.merchant), multiple > 0 ? [basis, 'turnover'] : [basis], multiple)
      const { id: memberId, merchant } = await memberNamed(who, services)
      const reward = { source: 'promotion' as const, code: `given:${randomUUID()}`, period: '', title_pt: titlePt, title_en: titleEn }
      const money = { amount: bonusAmount, multiple, weights: multiple > 0 ? clubWeights : {} }
      await services.database.db.transaction().execute(async (db) => {
        await lockWallets(db, [memberId])
        if (await isShut(db, memberId, services.now())) throw new Refusal('promotion.closed', 400)
        await assertMayEarn({ db, merchant: merchantOf(services, merchant) }, memberId)
        await payReward(db, { ...reward, ...money, merchant, memberId, at: services.now() })
      })
    },
  ),
}
