import type { ContractFigures, ContractMember } from '@platform/sdk/contracts'

/** Why a member counts as active: by the merchant's amount, and the highest amount of the terms that the member exceeds. */
export const activeBy = (
  { active, betAmount }: Pick<ContractMember, 'active' | 'betAmount'>,
  { actives = [] }: Pick<ContractFigures, 'actives'>,
) => ({
  merchant: active,
  over: actives.findLast(({ activeStake }) => betAmount > activeStake)?.activeStake,
})
