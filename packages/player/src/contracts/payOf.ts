import type { ContractTerms, ContractTier } from '@platform/sdk/contracts'

/** A tier's payment, in hundred-thousandths or in cents. */
export const payOf = ({ rateType }: Pick<ContractTerms, 'rateType'>, tier: ContractTier): number =>
  rateType === 'fixed' ? tier.amount : tier.contractRate
