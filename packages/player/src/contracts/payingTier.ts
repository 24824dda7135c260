import { paidTier, standardTierOf, tierOf, type ContractFigures, type ContractTerms } from '@platform/sdk/contracts'

/**
 * Which tier pays a period, from 1: the contract's own, or the standard's where that is lower. `none` where no own one is reached, `standardNone`
 * where one is and none of the standard: the lower of the two is nothing.
 */
export function payingTier(
  terms: ContractTerms,
  figures: ContractFigures,
): { by: 'own' | 'standard' | 'standardNone' | 'none'; tier: number } {
  const [own, standard] = [tierOf(terms, figures), standardTierOf(terms, figures)]
  if (!own) return { by: 'none', tier: 0 }
  const row = paidTier(terms, figures)
  if (!row) return { by: 'standardNone', tier: 0 }
  return row === terms.tiers[own - 1] ? { by: 'own', tier: own } : { by: 'standard', tier: standard }
}
