import type { ContractFigures } from './ContractFigures.ts'
import type { ContractTerms } from './ContractTerms.ts'

type Reached = Pick<ContractFigures, 'betAmount' | 'validBetAmount' | 'netLoss' | 'activeMember'>

/** Salaries go by the day or the hour, and count valid stakes; dividends count all of them. */
export const isSalary = ({ cycle }: Pick<ContractTerms, 'cycle'>) => cycle === 'day' || cycle === 'hour'

/** A minimum of 0 asks nothing: figures can be below zero. */
const reaches = (value: number, minimum: number) => minimum === 0 || value >= minimum

/** The highest tier of which all three minimums are reached, from 1; 0 for none. Figures are those of the period: nothing is carried in. */
export function tierOf(terms: ContractTerms, { netLoss, activeMember, ...figures }: Reached): number {
  const stake = isSalary(terms) ? figures.validBetAmount : figures.betAmount
  return (
    terms.tiers.findLastIndex(
      (tier) => reaches(stake, tier.minimumBet) && reaches(netLoss, tier.netLoss) && reaches(activeMember, tier.activeMember),
    ) + 1
  )
}
