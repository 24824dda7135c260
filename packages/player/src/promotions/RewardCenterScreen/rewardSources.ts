import { RewardSource } from '@platform/sdk/rewards'
import { isOffered, type Viewer } from '../../session/mayVisit.ts'

/** The screen that a source belongs to: the source is offered where the screen is. Promotions are everywhere. */
const screenOf = { vip: 'benefits', mission: 'leaderBoard', ranking: 'leaderBoard', redRain: 'redRain', referral: 'inviteFriends' } as const

/** The sources of rewards for this viewer on this site. */
export const rewardSources = (viewer: Viewer): RewardSource[] =>
  RewardSource.options.filter((source) => source === 'promotion' || isOffered(screenOf[source], viewer))
