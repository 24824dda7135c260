import type { BonusTerm } from '@platform/sdk/markets'
import type { RewardTables } from '../../db/RewardTables.ts'

type Mission = Pick<RewardTables['missions'], 'kind' | 'goal'> & { multiple: number }

/** Conditions that an operator may declare for a reward. */
export const bonusTerms = [
  'loyalty',
  'turnover',
  'deposit',
  'registration',
  'referral',
  'beforeBet',
  'withdrawalAfterDeposit',
  'pointsInWallet',
  'prizeDraw',
] as const satisfies readonly BonusTerm[]

const byBets: readonly Mission['goal'][] = ['stake', 'bets', 'games', 'days']

/** The terms of a mission's reward, whatever its title: `loyalty` if the goal is bets, otherwise `beforeBet`. */
export function missionTerms({ kind, goal, multiple }: Mission): BonusTerm[] {
  return [
    byBets.includes(goal) ? 'loyalty' : 'beforeBet',
    ...(kind === 'newcomer' ? (['registration'] as const) : []),
    ...(multiple > 0 ? (['turnover'] as const) : []),
  ]
}

/** The terms of a promotion's reward: bets if members join, what the operator declares if they apply; also the deposit for a deposit bonus. */
export function promotionTerms({ mode, basis, depositPromotionId, multiple }: PromotionTerms): BonusTerm[] {
  return [
    mode === 'join' ? 'loyalty' : basis,
    ...(depositPromotionId === undefined ? [] : (['deposit'] as const)),
    ...(multiple > 0 ? (['turnover'] as const) : []),
  ]
}

interface PromotionTerms {
  mode: 'join' | 'apply'
  basis: BonusTerm
  depositPromotionId?: number
  multiple: number
}
