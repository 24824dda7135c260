import { useQuery } from '@tanstack/react-query'
import { whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { Feature } from './Feature.ts'
import { useMerchant } from './MerchantProvider.tsx'

/** Whether the merchant lists a feature while the whitelabel is pending: space is reserved for its content. */
export function useFeatureMayCome(feature: Feature): boolean {
  const { merchant } = useMerchant()
  return useQuery(whitelabelQuery(useClient())).isPending && merchant.features.includes(feature)
}
