import { minor } from '@platform/sdk'
import type { Reward } from '@platform/sdk/rewards'
import { expectedCost } from '@platform/sdk/wallet'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { offerId, type Offer } from './Offer.ts'
import type { Reward as Given } from '../promotions/exports.ts'

/** An offer in wire format. `returns`: the average return of each category, in hundredths of a percent. */
export function rewardOf(offer: Offer, { language }: Pick<Context, 'language'>, returns: ReadonlyMap<string, number>): Reward {
  const { progress, promotion, startsAt, expiresAt, status } = offer
  return {
    id: offerId(offer),
    source: offer.source,
    title: inLanguage<'title'>(offer, 'title', language),
    condition: inLanguage<'condition'>(offer, 'condition', language),
    amount: minor(offer.amount),
    status,
    ...costOf(offer, returns),
    wagered: progress?.unit === 'money' ? minor(progress.done) : undefined,
    toWager: progress?.unit === 'money' ? minor(progress.target) : undefined,
    progress: progress?.unit === 'times' ? progress.done : undefined,
    target: progress?.unit === 'times' ? progress.target : undefined,
    startTime: startsAt,
    expireTime: expiresAt,
    promotionId: promotion ? String(promotion.id) : '',
    joinMode: promotion?.mode,
    imageRequired: promotion?.imageRequired ?? false,
    reason: promotion ? inLanguage<'reason'>(promotion, 'reason', language) : '',
  }
}

/** What must be bet before it is cash, and what that costs on average with the games that cost least. */
export function costOf(
  { amount, multiple, weights }: Pick<Given, 'amount' | 'multiple' | 'weights'>,
  returns: ReadonlyMap<string, number>,
) {
  const required = minor(Math.ceil(amount * multiple))
  const countedWeights = Object.entries(weights).filter(([gameType, weight]) => weight > 0 && returns.has(gameType))
  const costs = countedWeights.map(([gameType, weight]) => expectedCost({ left: required, returnToPlayer: returns.get(gameType)!, weight }))
  return {
    multiple,
    required,
    expectedCost: required > 0 && costs.length > 0 ? minor(Math.min(...costs)) : undefined,
    weights: multiple > 0 ? countedWeights.map(([gameType, weight]) => ({ gameType, weight })) : [],
  }
}
