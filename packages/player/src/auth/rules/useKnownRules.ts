import { useQuery } from '@tanstack/react-query'
import type { RegisterRule } from '@platform/sdk/account'
import { registerRulesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'

/** The gateway's rules of account fields (section 5). Nobody waits for them: until they are here, and where it has none, the usual ones hold. */
export function useKnownRules(usual: readonly RegisterRule[]): readonly RegisterRule[] {
  const { data = [] } = useQuery(registerRulesQuery(useClient()))
  return [...data, ...usual]
}
