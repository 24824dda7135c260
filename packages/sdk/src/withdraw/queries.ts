import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery, type Polled } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { whenReady } from '../core/refetchAt.ts'
import { getWithdrawOrder } from './getWithdrawOrder.ts'
import { getWithdrawRecords } from './getWithdrawRecords.ts'
import { getWithdrawSettings } from './getWithdrawSettings.ts'
import type { WithdrawOrder } from './WithdrawOrder.ts'
import { isOpenWithdraw } from './WithdrawStatus.ts'

/** A filter of `getWithdrawRecords` without its page. Days as YYYY-MM-DD, both inclusive. */
export type WithdrawFilter = Omit<InputOf<typeof getWithdrawRecords>, 'pageNo'>

/** Query keys of withdrawals: all begin with 'withdraw'. */
export const withdrawKeys = {
  all: ['withdraw'] as const,
  settings: () => [...withdrawKeys.all, 'settings'] as const,
  order: (orderNo: string) => [...withdrawKeys.all, 'order', orderNo] as const,
  records: (filter: WithdrawFilter) => [...withdrawKeys.all, 'records', filter] as const,
}

/** What must be in order, what is free, and the fee; refetched when a hold or a lock ends. */
export const withdrawSettingsQuery = (client: Client) =>
  callQuery(
    client,
    getWithdrawSettings,
    {},
    { key: withdrawKeys.settings(), staleTime: 0, refetchOnWindowFocus: true, private: true, refetchInterval: whenReady(client) },
  )

const OFTEN = 5000
const SELDOM = 30_000
/** Most withdrawals that move at all do so within this time, ms. */
const LIVELY = 2 * minute

/**
 * One withdrawal, polled until it is final: every 5 s for two minutes after each of its steps, then every 30 s; at once when the page is
 * visible again.
 */
export const withdrawOrderQuery = (client: Client, orderNo: string) =>
  callQuery(
    client,
    getWithdrawOrder,
    { orderNo },
    {
      key: withdrawKeys.order(orderNo),
      staleTime: 0,
      refetchOnWindowFocus: true,
      private: true,
      refetchInterval: (query) => pauseAfter(query, client.clock.now()),
    },
  )

function pauseAfter({ state: { data } }: Polled<WithdrawOrder>, now: number): number | false {
  if (!data) return OFTEN
  if (!isOpenWithdraw(data)) return false
  const last = data.timeline.at(-1)?.at ?? data.createdAt
  return now - last < LIVELY ? OFTEN : SELDOM
}

/** The member's withdrawals, page after page. */
export const withdrawRecordsQuery = (client: Client, filter: WithdrawFilter) =>
  callPages(client, getWithdrawRecords, filter, { key: withdrawKeys.records(filter), staleTime: 10_000, private: true })
