import type { ContractFigures } from './ContractFigures.ts'
import type { ContractTerms, ContractTier } from './ContractTerms.ts'
import { payField } from './payField.ts'

/** The figures that select a tier. */
export type Reached = Pick<ContractFigures, 'betAmount' | 'validBetAmount' | 'netLoss' | 'activeMember' | 'actives'>

/** Salaries are daily or hourly, and count valid stakes; dividends count all of them. */
export const isSalary = ({ cycle }: Pick<ContractTerms, 'cycle'>) => cycle === 'day' || cycle === 'hour'

/** A minimum of 0 requires nothing: figures can be below zero. */
const reaches = (value: number, minimum: number) => minimum === 0 || value >= minimum

/**
 * Members who are active for a tier. For an amount that was not counted, those above the next higher one: that number is never too high.
 */
export const activeFor = (
  { activeStake }: Pick<ContractTier, 'activeStake'>,
  { activeMember, actives = [] }: Pick<Reached, 'activeMember' | 'actives'>,
): number =>
  // prettier-ignore
  activeStake === undefined
    ? activeMember
    : Math.max(0, ...actives.filter((one) => one.activeStake >= activeStake).map(({ members }) => members))

/** The highest tier of which all three minimums are reached, from 1; 0 for none. Figures are those of the period, without carry-over. */
export function tierOf(terms: Pick<ContractTerms, 'cycle' | 'tiers'>, figures: Reached): number {
  const stake = isSalary(terms) ? figures.validBetAmount : figures.betAmount
  return (
    terms.tiers.findLastIndex(
      (tier) =>
        reaches(stake, tier.minimumBet) && reaches(figures.netLoss, tier.netLoss) && reaches(activeFor(tier, figures), tier.activeMember),
    ) + 1
  )
}

/** The tier that pays: the reached one, or that of the standard if it is lower. Undefined if either has none. */
export function paidTier(terms: ContractTerms, figures: Reached): ContractTier | undefined {
  const ownTier = terms.tiers[tierOf(terms, figures) - 1]
  if (!terms.standard) return ownTier
  const standard = terms.standard[standardTierOf(terms, figures) - 1]
  const pays = payField(terms)
  return ownTier && standard && standard[pays] < ownTier[pays] ? standard : standard && ownTier
}

/** The tier of the standard that is reached, from 1; 0 for none, or without a standard. */
export const standardTierOf = ({ cycle, standard = [] }: ContractTerms, figures: Reached): number =>
  tierOf({ cycle, tiers: standard }, figures)

/** The thresholds of activity that terms name, each once, the lowest first: what has to be counted for a period. */
export const activeStakesOf = (...all: readonly (ContractTerms | undefined)[]) =>
  [...new Set(all.flatMap((terms) => [...(terms?.tiers ?? []), ...(terms?.standard ?? [])].flatMap(({ activeStake }) => activeStake ?? [])))] // prettier-ignore
    .toSorted((one, other) => one - other)
