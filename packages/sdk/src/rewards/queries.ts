import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getLeaderBoard } from './getLeaderBoard.ts'
import { getMissions } from './getMissions.ts'
import { getReferral } from './getReferral.ts'
import { getReferralIncome } from './getReferralIncome.ts'
import { getReferredFriends } from './getReferredFriends.ts'
import { getRewardCount } from './getRewardCount.ts'
import { getRewards } from './getRewards.ts'
import { getRainProof } from './getRainProof.ts'
import { getRedRain } from './getRedRain.ts'

/** The filter of a reward centre tab. */
export type RewardFilter = Omit<InputOf<typeof getRewards>, 'pageNo'>

/** Query keys of rewards, missions, red rain and invitations: all begin with 'rewards'. */
export const rewardKeys = {
  all: ['rewards'] as const,
  list: (filter: RewardFilter) => [...rewardKeys.all, 'list', filter] as const,
  missions: () => [...rewardKeys.all, 'missions'] as const,
  board: () => [...rewardKeys.all, 'board'] as const,
  count: () => [...rewardKeys.all, 'count'] as const,
  rain: () => [...rewardKeys.all, 'rain'] as const,
  referral: () => [...rewardKeys.all, 'referral'] as const,
}

/** A tab of the reward centre, page after page; only the history has more than one. */
export const rewardsQuery = (client: Client, filter: RewardFilter) =>
  callPages(client, getRewards, filter, { key: rewardKeys.list(filter), staleTime: minute / 2, private: true })

/** Number of rewards that can be claimed. */
export const rewardCountQuery = (client: Client) =>
  callQuery(client, getRewardCount, {}, { key: rewardKeys.count(), staleTime: minute, private: true, refetchOnWindowFocus: true })

/** The member's missions. */
export const missionsQuery = (client: Client) =>
  callQuery(client, getMissions, {}, { key: rewardKeys.missions(), staleTime: minute / 2, private: true, refetchOnWindowFocus: true })

/** The board of this week, refetched every half minute while the page is visible. */
export const leaderBoardQuery = (client: Client) =>
  callQuery(
    client,
    getLeaderBoard,
    {},
    { key: rewardKeys.board(), staleTime: minute / 2, private: true, refetchInterval: () => minute / 2 },
  )

/** The member's invitations. */
export const referralQuery = (client: Client) =>
  callQuery(client, getReferral, {}, { key: rewardKeys.referral(), staleTime: minute / 2, private: true })

/** The friends whom the member invited, page after page. */
export const referredFriendsQuery = (client: Client) =>
  callPages(client, getReferredFriends, {}, { key: [...rewardKeys.referral(), 'friends'], staleTime: minute / 2, private: true })

/** The member's income from friends' bets, page after page. */
export const referralIncomeQuery = (client: Client) =>
  callPages(client, getReferralIncome, {}, { key: [...rewardKeys.referral(), 'income'], staleTime: minute / 2, private: true })

/** The merchant's rains. Refetched when one changes its state: the page knows when. */
export const redRainQuery = (client: Client) =>
  callQuery(client, getRedRain, {}, { key: rewardKeys.rain(), staleTime: 0, private: true, refetchOnWindowFocus: true })

/** The inputs of a rain's draw; they never change. */
export const rainProofQuery = (client: Client, id: string) =>
  callQuery(client, getRainProof, { id }, { key: [...rewardKeys.rain(), 'proof', id], staleTime: Infinity, private: true })
