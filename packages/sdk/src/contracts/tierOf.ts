import type { ContractFigures } from './ContractFigures.ts'
import type { ContractTerms } from './ContractTerms.ts'

type Reached = Pick<ContractFigures, 'betAmount' | 'validBetAmount' | 'netLoss' | 'activeMember'>

/** Salaries go by the day or the hour, and count valid stakes; dividends count all of them. */
export const isSalary = ({ cycle }: Pick<ContractTerms, 'cycle'>) => cycle === 'day' || cycle === 'hour'

/** The highest tier of which all three minimums are reached, from 1; 0 for none. Figures are those of the period: nothing is carried in. */
export function tierOf(terms: ContractTerms, figures: Reached): number {
  const stake = isSalary(terms) ? figures.validBetAmount : figures.betAmount
  return (
    terms.tiers.findLastIndex(
      (tier) => stake >= tier.minimumBet && figures.netLoss >= tier.netLoss && figures.activeMember >= tier.activeMember,
    ) + 1
  )
}
