import { useQuery } from '@tanstack/react-query'
import type { RegisterRule } from '@platform/sdk/account'
import { registerRulesQuery, registerSettingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { usualAccountRules } from '../rules/usualRules.ts'
import type { RegisterSettings } from './registerSchema.ts'

// As a query that suspends: what is there already stays.
const throwOnError = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined

/** What a registration requests. Until the gateway has said so: what the merchant lists and the platform usually requests, so that the form is there at once. */
export function useRegisterRules(): { settings: RegisterSettings; rules: readonly RegisterRule[]; isKnown: boolean } {
  const client = useClient()
  const { features } = useMerchant().merchant
  const { data: settings } = useQuery({ ...registerSettingsQuery(client), throwOnError })
  // Without them the form that is being filled goes on with the usual ones.
  const { data: rules, isPending } = useQuery(registerRulesQuery(client))
  const usual = { username: features.includes('USERNAMEREG3'), mobile: features.includes('MOBILEREG3') }
  return {
    settings: settings ?? { ...usual, captcha: true, smsCode: false, affiliateCode: true },
    rules: rules ?? usualAccountRules,
    isKnown: settings !== undefined && !isPending,
  }
}
