import { RewardSource } from '@platform/sdk/rewards'
import { isOffered, type Viewer } from '../../session/mayVisit.ts'

/** The screen that a source belongs to: what switches the one switches the other. Promotions are everywhere. */
const screenOf = { vip: 'benefits', mission: 'leaderBoard', ranking: 'leaderBoard', redRain: 'redRain', referral: 'inviteFriends' } as const

/** What this viewer can be rewarded for on this site. */
export const rewardSources = (viewer: Viewer): RewardSource[] =>
  RewardSource.options.filter((source) => source === 'promotion' || isOffered(screenOf[source], viewer))
