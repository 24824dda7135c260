import * as calls from '@platform/sdk/rewards'
import { handle } from '../gateway/handle.ts'
import { claimRewards } from './claimRewards.ts'
import { missionsOf } from './missions/missionsOf.ts'
import { leaderBoardOf } from './ranking/leaderBoardOf.ts'
import { pageOfFriends, pageOfIncome, referralOf } from './referral/referralOf.ts'
import { claimableCount, rewardsOf } from './rewardsOf.ts'

export const rewardRoutes = [
  handle(calls.getRewards, rewardsOf),
  handle(calls.getRewardCount, async (_input, context) => ({ count: await claimableCount(context) })),
  handle(calls.getMissions, (_input, context) => missionsOf(context)),
  handle(calls.getLeaderBoard, (_input, context) => leaderBoardOf(context)),
  handle(calls.getReferral, (_input, context) => referralOf(context)),
  handle(calls.getReferredFriends, pageOfFriends),
  handle(calls.getReferralIncome, pageOfIncome),
  handle(calls.claimRewards, ({ ids }, context) => claimRewards(ids, context)),
]
