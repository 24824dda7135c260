import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { privateQuery } from '../core/queryDefaults.ts'
import { getTurnover } from './getTurnover.ts'
import { getWalletBalance } from './getWalletBalance.ts'

export const walletKeys = {
  all: ['wallet'] as const,
  balance: () => [...walletKeys.all, 'balance'] as const,
  turnover: () => [...walletKeys.all, 'turnover'] as const,
}

/** The balance in cents; asks again when the player comes back to the page. */
export const walletBalanceQuery = (client: Client) =>
  queryOptions({
    queryKey: walletKeys.balance(),
    queryFn: ({ signal }) => getWalletBalance(client, {}, { signal }),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    retry: false,
    meta: privateQuery,
  })

/** The open turnover requirements: each settled bet changes them. */
export const turnoverQuery = (client: Client) =>
  queryOptions({
    queryKey: walletKeys.turnover(),
    queryFn: ({ signal }) => getTurnover(client, {}, { signal }),
    staleTime: 10_000,
    retry: false,
    meta: privateQuery,
  })
