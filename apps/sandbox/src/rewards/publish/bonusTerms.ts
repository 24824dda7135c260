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

/** The condition of a mission's reward, whatever it is called: bets, or something else than a bet. */
export function missionTerms({ kind, goal, multiple }: Mission): BonusTerm[] {
  return [
    byBets.includes(goal) ? 'loyalty' : 'beforeBet',
    ...(kind === 'newcomer' ? (['registration'] as const) : []),
    ...(multiple > 0 ? (['turnover'] as const) : []),
  ]
}

/** The condition of a promotion's reward: declared by the operator for one by form, the deposit for a deposit bonus, else bets. */
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
