import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ContractKind } from '@platform/sdk/contracts'
import { contractsQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'

/** The contract with a member below, if any, and the rules of an offer. */
export function useMemberContract(kind: ContractKind, memberId: string) {
  const { content, rules } = useSuspenseInfiniteQuery(contractsQuery(useClient(), { kind, side: 'downline', memberId })).data.pages[0]!
  return { contract: content[0], rules }
}
