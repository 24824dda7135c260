import { paidTier, standardTierOf, tierOf, type ContractFigures, type ContractTerms } from '@platform/sdk/contracts'

/**
 * The tier that pays a period, 1-based: the contract's own, or the standard's if that is lower. `none` if no own tier is reached,
 * `standardNone` if one is reached but none of the standard: the lower of the two is zero.
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
