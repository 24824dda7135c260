import type { ContractTerms } from './ContractTerms.ts'

/** The field that holds what a tier pays. */
export const payField = ({ rateType }: Pick<ContractTerms, 'rateType'>): 'amount' | 'contractRate' =>
  rateType === 'fixed' ? 'amount' : 'contractRate'
