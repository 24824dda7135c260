import type { ContractTerms, ContractTier } from '@platform/sdk/contracts'

/** What a tier pays, in hundred-thousandths or in cents. */
export const payOf = ({ rateType }: Pick<ContractTerms, 'rateType'>, tier: ContractTier): number =>
  rateType === 'fixed' ? tier.amount : tier.contractRate
