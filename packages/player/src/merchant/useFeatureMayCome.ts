import { useQuery } from '@tanstack/react-query'
import { whitelabelQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import type { Feature } from './Feature.ts'
import { useMerchant } from './MerchantProvider.tsx'

/** Whether the merchant lists a feature that the gateway has not spoken of yet: a place is kept for what it brings. */
export function useFeatureMayCome(feature: Feature): boolean {
  const { merchant } = useMerchant()
  return useQuery(whitelabelQuery(useClient())).isPending && merchant.features.includes(feature)
}
