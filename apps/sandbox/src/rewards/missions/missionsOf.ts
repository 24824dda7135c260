import type { OutputOf } from '@platform/sdk'
import type { getMissions } from '@platform/sdk/rewards'
import type { Context } from '../../gateway/Context.ts'
import { returnsOf } from '../../records/exports.ts'
import { offersOf } from '../offersOf.ts'
import { rewardOf } from '../rewardOf.ts'
import type { MissionOffer } from './missionOffers.ts'

/** The missions of the member, with what can still be claimed of the previous turn. */
export async function missionsOf(context: Context): Promise<OutputOf<typeof getMissions>> {
  const returns = await returnsOf(context)
  const offers = (await offersOf(context, ['mission'])) as MissionOffer[]
  return {
    missions: offers.filter(isShown).map((offer) => ({
      kind: offer.mission.kind,
      goal: offer.mission.goal,
      gameType: offer.mission.game_type ?? '',
      reward: rewardOf(offer, context, returns),
    })),
  }
}

/** Claims of the previous turn are in the history, not among this turn's. */
const isShown = ({ past, status }: MissionOffer) => !past || status === 'claim'
