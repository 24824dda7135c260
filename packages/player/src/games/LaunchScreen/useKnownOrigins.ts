import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'

/** Where game pages may come from: the gateway, and the addresses that its settings name. */
export function useKnownOrigins(): string[] {
  const { merchant } = useMerchant()
  const { data } = useQuery(settingsQuery(useClient()))
  const named = Object.values(data?.paths ?? {}).flatMap((address) => address || [])
  return [merchant.gateway.url || '/', ...named]
}
