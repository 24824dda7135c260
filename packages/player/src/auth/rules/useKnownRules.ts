import { useQuery } from '@tanstack/react-query'
import type { RegisterRule } from '@platform/sdk/account'
import { registerRulesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'

/** The gateway's rules of account fields (section 5). Never suspends: until they arrive, and for fields without one, the defaults apply. */
export function useKnownRules(usual: readonly RegisterRule[]): readonly RegisterRule[] {
  const { data = [] } = useQuery(registerRulesQuery(useClient()))
  return [...data, ...usual]
}
