import type { ContractFigures, ContractMember } from '@platform/sdk/contracts'

/** By what a member counts as active: the merchant's amount, and the highest one that the terms name and the member is over. */
export const activeBy = (
  { active, betAmount }: Pick<ContractMember, 'active' | 'betAmount'>,
  { actives = [] }: Pick<ContractFigures, 'actives'>,
) => ({
  merchant: active,
  over: actives.findLast(({ activeStake }) => betAmount > activeStake)?.activeStake,
})
