import type { BonusTerm } from '@platform/sdk/markets'
import type { RewardTables } from '../../db/RewardTables.ts'

type Mission = Pick<RewardTables['missions'], 'kind' | 'goal'> & { multiple: number }

/** What an operator may say that a reward hangs on. */
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

/** What a mission's reward hangs on, whatever it is called: bets that were made, or something else than a bet. */
export function missionTerms({ kind, goal, multiple }: Mission): BonusTerm[] {
  return [
    byBets.includes(goal) ? 'loyalty' : 'beforeBet',
    ...(kind === 'newcomer' ? (['registration'] as const) : []),
    ...(multiple > 0 ? (['turnover'] as const) : []),
  ]
}

/** What a promotion's reward hangs on: of one by form the operator says it, the others count bets; a deposit bonus hangs on the deposit. */
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
