import type { QueryClient } from '@tanstack/react-query'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { recordKeys } from '../records/queries.ts'
import { getTransfer } from './getTransfer.ts'
import { getTransferSettings } from './getTransferSettings.ts'
import { walletKeys } from './queries.ts'
import { transferUpline } from './transferUpline.ts'

export const transferKeys = {
  all: ['transfer'] as const,
  settings: () => [...transferKeys.all, 'settings'] as const,
  order: (orderNo: string) => [...transferKeys.all, 'order', orderNo] as const,
}

/** To whom, what must be in order, how much. */
export const transferSettingsQuery = (client: Client) =>
  callQuery(client, getTransferSettings, {}, { key: transferKeys.settings(), staleTime: 0, refetchOnWindowFocus: true, private: true })

/** One transfer: it never changes. */
export const transferQuery = (client: Client, orderNo: string) =>
  callQuery(client, getTransfer, { orderNo }, { key: transferKeys.order(orderNo), staleTime: Infinity, private: true })

/** Sends money to the agent above; a refusal, too, says that something is other than it was shown. */
export const transferUplineMutation = (client: Client) =>
  keyedMutation(client, transferUpline, {
    key: [...transferKeys.all, transferUpline.name],
    onSettled: (cache: QueryClient) =>
      Promise.all([transferKeys.settings(), walletKeys.all, recordKeys.all].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
