import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'

/** The wallet's currency; undefined while pending, so that no amount is shown without one. */
export function useCurrencySymbol(): string | undefined {
  const client = useClient()
  const wallet = useQuery(walletBalanceQuery(client))
  const settings = useQuery(settingsQuery(client))
  const known = wallet.data?.currencySymbol ?? settings.data?.currencySymbol
  return known ?? (wallet.isPending || settings.isPending ? undefined : '')
}
