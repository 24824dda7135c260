import type { QueryClient } from '@tanstack/react-query'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { whenReady } from '../core/refetchAt.ts'
import { recordKeys } from '../records/queries.ts'
import { getTransfer } from './getTransfer.ts'
import { getTransferEnabled } from './getTransferEnabled.ts'
import { getTransferSettings } from './getTransferSettings.ts'
import { walletKeys } from './queries.ts'
import { transferDownline } from './transferDownline.ts'
import { transferMultipleDownline } from './transferMultipleDownline.ts'
import { transferUpline } from './transferUpline.ts'

/** Query keys of transfers between members: all begin with 'transfer'. */
export const transferKeys = {
  all: ['transfer'] as const,
  settings: () => [...transferKeys.all, 'settings'] as const,
  enabled: () => [...transferKeys.all, 'enabled'] as const,
  order: (orderNo: string) => [...transferKeys.all, 'order', orderNo] as const,
}

/** The receiver, what must be in order, and the limits. */
export const transferSettingsQuery = (client: Client) =>
  callQuery(
    client,
    getTransferSettings,
    {},
    { key: transferKeys.settings(), staleTime: 0, refetchOnWindowFocus: true, private: true, refetchInterval: whenReady(client) },
  )

/** One transfer: it never changes. */
export const transferQuery = (client: Client, orderNo: string) =>
  callQuery(client, getTransfer, { orderNo }, { key: transferKeys.order(orderNo), staleTime: Infinity, private: true })

/** Whether money may be sent to direct members, what must be in order, and the limits. */
export const transferEnabledQuery = (client: Client) =>
  callQuery(
    client,
    getTransferEnabled,
    {},
    { key: transferKeys.enabled(), staleTime: 0, refetchOnWindowFocus: true, private: true, refetchInterval: whenReady(client) },
  )

/** A refusal, too, means that the shown data is out of date. */
const onSettled = (cache: QueryClient) =>
  Promise.all(
    [transferKeys.settings(), transferKeys.enabled(), walletKeys.all, recordKeys.all].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )

/** Sends money to the agent above. */
export const transferUplineMutation = (client: Client) =>
  keyedMutation(client, transferUpline, { key: [...transferKeys.all, transferUpline.name], onSettled })

/** Sends money to one direct member. */
export const transferDownlineMutation = (client: Client) =>
  keyedMutation(client, transferDownline, { key: [...transferKeys.all, transferDownline.name], onSettled })

/** Sends money to several direct members, all or nothing. */
export const transferMultipleDownlineMutation = (client: Client) =>
  keyedMutation(client, transferMultipleDownline, { key: [...transferKeys.all, transferMultipleDownline.name], onSettled })
