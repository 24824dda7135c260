import { useQuery } from '@tanstack/react-query'
import type { RegisterRule } from '@platform/sdk/account'
import { registerRulesQuery, registerSettingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { usualAccountRules } from '../rules/usualRules.ts'
import type { RegisterSettings } from './registerSchema.ts'

// Like a suspending query: cached data stays.
const throwOnError = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined

/** Settings and rules of a registration. Defaults until the gateway answers, so that the form renders immediately. */
export function useRegisterRules(): { settings: RegisterSettings; rules: readonly RegisterRule[]; isKnown: boolean } {
  const client = useClient()
  const { features } = useMerchant().merchant
  const { data: settings } = useQuery({ ...registerSettingsQuery(client), throwOnError })
  // If they fail, the form continues with the defaults.
  const { data: rules, isPending } = useQuery(registerRulesQuery(client))
  const usual = { username: features.includes('USERNAMEREG3'), mobile: features.includes('MOBILEREG3') }
  return {
    settings: settings ?? { ...usual, captcha: true, smsCode: false, affiliateCode: true },
    rules: rules ?? usualAccountRules,
    isKnown: settings !== undefined && !isPending,
  }
}
