import type { QueryClient } from '@tanstack/react-query'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { recordKeys } from '../records/queries.ts'
import { getMerchantWallet } from './getMerchantWallet.ts'
import { walletKeys } from './queries.ts'
import { transferBetweenWallets } from './transferBetweenWallets.ts'

// In its own file: the balance is part of the first load, these are not.
const key = [...walletKeys.all, 'own'] as const

/** The member's own wallets; most merchants have one. */
export const merchantWalletQuery = (client: Client) => callQuery(client, getMerchantWallet, {}, { key, staleTime: 10_000, private: true })

/** Moves money between own wallets; a refusal, too, means that the shown data is out of date. */
export const walletTransferMutation = (client: Client) =>
  keyedMutation(client, transferBetweenWallets, {
    key: [...key, transferBetweenWallets.name],
    onSettled: (cache: QueryClient) =>
      Promise.all([walletKeys.all, recordKeys.all].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
