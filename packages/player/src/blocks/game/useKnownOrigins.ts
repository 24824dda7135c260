import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { settingsQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'

/** Returns the allowed origins of game pages: the gateway, and the addresses in its settings. Without settings only the gateway. */
export function useKnownOrigins(): () => Promise<string[]> {
  const queries = useQueryClient()
  const client = useClient()
  const { gateway } = useMerchant().merchant
  return useCallback(async () => {
    const settings = await queries.ensureQueryData(settingsQuery(client)).catch(() => undefined)
    const addresses = Object.values(settings?.paths ?? {}).flatMap((address) => address || [])
    return [gateway.url || '/', ...addresses]
  }, [queries, client, gateway])
}
