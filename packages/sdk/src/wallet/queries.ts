import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { getWalletBalance } from './getWalletBalance.ts'

/** Query keys of the balance and the turnover: all begin with 'wallet'. */
export const walletKeys = {
  all: ['wallet'] as const,
  balance: () => [...walletKeys.all, 'balance'] as const,
  turnover: () => [...walletKeys.all, 'turnover'] as const,
}

/** The balance in cents; refetched when the player returns to the page. */
export const walletBalanceQuery = (client: Client) =>
  callQuery(client, getWalletBalance, {}, { key: walletKeys.balance(), staleTime: 10_000, refetchOnWindowFocus: true, private: true })
