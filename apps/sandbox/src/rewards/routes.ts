import { getClubBenefits } from '@platform/sdk/promotions'
import * as calls from '@platform/sdk/rewards'
import { assertMayPlay } from '../gateway/assertMayPlay.ts'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { claimRewards } from './claimRewards.ts'
import { clubBenefitsOf } from './club/clubBenefitsOf.ts'
import { missionsOf } from './missions/missionsOf.ts'
import { leaderBoardOf } from './ranking/leaderBoardOf.ts'
import { rainProofOf, redRainOf } from './rain/redRainOf.ts'
import { takeTicket } from './rain/takeTicket.ts'
import { pageOfFriends, pageOfIncome, referralOf } from './referral/referralOf.ts'
import { claimableCount, rewardsOf } from './rewardsOf.ts'

export const rewardRoutes = [
  handle(calls.getRewards, rewardsOf),
  handle(calls.getRewardCount, async (_input, context) => ({ count: await claimableCount(context) })),
  handle(getClubBenefits, (_input, context) => clubBenefitsOf(context)),
  handle(calls.getMissions, (_input, context) => missionsOf(context)),
  handle(calls.getLeaderBoard, (_input, context) => leaderBoardOf(context)),
  handle(calls.getReferral, (_input, context) => referralOf(context)),
  handle(calls.getReferredFriends, pageOfFriends),
  handle(calls.getReferralIncome, pageOfIncome),
  handle(calls.getRedRain, (_input, context) => redRainOf(context)),
  handle(calls.getRainProof, rainProofOf),
  handle(calls.takeRainTicket, async ({ id: sessionId }, context) => {
    const { id: memberId } = memberOf(context)
    await assertMayPlay(context, memberId)
    return { ticket: await takeTicket(context.db, { sessionId, merchant: context.merchant.brand, memberId, at: context.now() }) }
  }),
  handle(calls.claimRewards, ({ ids }, context) => claimRewards(ids, context)),
]
