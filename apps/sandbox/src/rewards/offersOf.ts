import { sql } from 'kysely'
import type { RewardSource } from '../db/RewardTables.ts'
import { TEST } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { multipleFor } from '../ledger/grants.ts'
import { featureOn } from '../gateway/features.ts'
import { vipOffers } from './club/vipOffers.ts'
import { missionOffers } from './missions/missionOffers.ts'
import { offerId, type Offer } from './Offer.ts'
import { promotionOffers } from './promotionOffers.ts'
import { rankingOffers } from './ranking/rankingOffers.ts'
import { referralOffers } from './referral/referralOffers.ts'

interface Source {
  offers: (context: Context) => Promise<Offer[]>
  /** Whether this brand has it. */
  on: (context: Context) => Promise<boolean>
}

/** The sources of rewards: each computes a member's offers from the member's actions. */
const sources: Partial<Record<RewardSource, Source>> = {
  promotion: { offers: promotionOffers, on: () => Promise.resolve(true) },
  mission: { offers: missionOffers, on: (context) => featureOn(context, 'MISSION') },
  ranking: { offers: rankingOffers, on: (context) => featureOn(context, 'MISSION') },
  referral: { offers: referralOffers, on: (context) => featureOn(context, 'REFERRAL') },
  vip: { offers: vipOffers, on: (context) => featureOn(context, 'VIPBENEFIT3') },
}

/** The member's current and possible rewards, of every source or of some. */
export async function offersOf(context: Context, only?: readonly RewardSource[]): Promise<Offer[]> {
  const requestedSources = Object.entries(sources).filter(([source]) => !only || only.includes(source as RewardSource))
  const offers: Offer[] = []
  for (const [, source] of requestedSources) if (await source.on(context)) offers.push(...(await source.offers(context)))
  return offeredTo(context, await markPaid(context, await asPaid(context, offers)))
}

/** The offers with the multiples that their payment will have: a small one is paid without turnover. */
const asPaid = ({ db, merchant: { brand: merchant } }: Context, offers: readonly Offer[]): Promise<Offer[]> =>
  Promise.all(offers.map(async (offer) => ({ ...offer, multiple: await multipleFor(db, { ...offer, merchant }) })))

/** The offers without those that the gateway would refuse to pay: a test account gets no reward. */
export const offeredTo = <One extends Offer>(context: Context, offers: readonly One[]): One[] =>
  offers.filter(({ status }) => memberOf(context).type !== TEST || (status !== 'claim' && status !== 'join'))

/** Marks the offers that were already paid to the member as claimed. */
export async function markPaid<One extends Offer>(context: Context, offers: readonly One[]): Promise<One[]> {
  const paidIds = await paidOf(context, offers)
  return offers.map((offer) => (paidIds.has(offerId(offer)) && offer.status === 'claim' ? { ...offer, status: 'claimed' } : offer))
}

/** Ids of those offers that the member was paid. */
async function paidOf(context: Context, offers: readonly Offer[]): Promise<ReadonlySet<string>> {
  if (offers.length === 0) return new Set()
  const { rows } = await sql<{ code: string; period: string }>`
    select code, period from rewards where member_id = ${memberOf(context).id}
      and (code, period) in (select * from unnest(${offers.map(({ code }) => code)}::text[], ${offers.map(({ period }) => period)}::text[]))`.execute(
    context.db,
  )
  return new Set(rows.map(offerId))
}
