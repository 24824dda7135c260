import { minor } from '@platform/sdk'
import { lockOpenAccount } from '../account/exports.ts'
import type { RewardSource } from '../db/RewardTables.ts'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { claim, payReward } from '../promotions/exports.ts'
import { offerId, type Offer } from './Offer.ts'
import { offersOf } from './offersOf.ts'

/**
 * Pays those of the named rewards that can be claimed; paid or expired ones are left out. Whatever ids a caller sends, only rewards for the
 * caller's own bets and events are paid. Throws Refusal `reward.gone` if nothing is left.
 */
export async function claimRewards(ids: readonly string[], context: Context) {
  // Claims of one member are serialized here, so that each sees the payments of the one before.
  await lockOpenAccount(context.db, memberOf(context).id)
  await assertMayPlay(context, memberOf(context).id)
  const offers = await offersOf(context, [...new Set(ids.map(sourceOf))])
  const paidOffers: Offer[] = []
  for (const offer of offers) {
    if (offer.status === 'claim' && ids.includes(offerId(offer)) && (await payOffer(offer, context))) paidOffers.push(offer)
  }
  if (paidOffers.length === 0) throw new Refusal('reward.gone', 400)
  return { amount: minor(paidOffers.reduce((sum, { amount }) => sum + amount, 0)), ids: paidOffers.map(offerId) }
}

/** Pays an offer that can be claimed; false if it was paid before. `asCash`: as cash that its turnover binds. */
export async function payOffer(offer: Offer, context: Context, { asCash = false } = {}): Promise<boolean> {
  // Also marks the member's application as claimed.
  if (offer.promotion) return (await claim(String(offer.promotion.id), context, { asCash })).amount > 0
  const { merchant, id: memberId } = memberOf(context)
  const { source, code, period, title_pt, title_en, amount, multiple, weights } = offer
  return payReward(context.db, {
    merchant,
    memberId,
    at: context.now(),
    source,
    code,
    period,
    title_pt,
    title_en,
    amount,
    multiple,
    weights,
    asCash,
  })
}

/** The source in the id of an offer: all before its first colon. An unknown source has no offers. */
const sourceOf = (id: string): RewardSource => id.slice(0, id.indexOf(':')) as RewardSource
