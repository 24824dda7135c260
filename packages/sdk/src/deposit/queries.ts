import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery, type Polled } from '../core/callQuery.ts'
import type { Minor } from '../core/Minor.ts'
import { minute } from '../core/queryDefaults.ts'
import { isEndedDeposit } from './DepositStatus.ts'
import type { DepositOrder } from './DepositOrder.ts'
import { getDepositBanks } from './getDepositBanks.ts'
import { getDepositChannels } from './getDepositChannels.ts'
import { getDepositOrder } from './getDepositOrder.ts'
import { getDepositPromotions } from './getDepositPromotions.ts'
import { getDepositRecords } from './getDepositRecords.ts'

/** A filter of `getDepositRecords` without its page. Days as YYYY-MM-DD, both inclusive. */
export type DepositFilter = Omit<InputOf<typeof getDepositRecords>, 'pageNo'>

/** Query keys of deposits: all begin with 'deposit'. `promotions` takes an amount in cents. */
export const depositKeys = {
  all: ['deposit'] as const,
  channels: () => [...depositKeys.all, 'channels'] as const,
  banks: (channelId: string) => [...depositKeys.all, 'banks', channelId] as const,
  promotions: (amount?: Minor) => [...depositKeys.all, 'promotions', amount] as const,
  order: (orderNo: string) => [...depositKeys.all, 'order', orderNo] as const,
  records: (filter: DepositFilter) => [...depositKeys.all, 'records', filter] as const,
}

/** The ways to deposit, the open orders of the member, limits and payer. */
export const depositChannelsQuery = (client: Client) =>
  callQuery(client, getDepositChannels, {}, { key: depositKeys.channels(), staleTime: 10_000, private: true })

/** The merchant's accounts of a channel. */
export const depositBanksQuery = (client: Client, channelId: string) =>
  callQuery(client, getDepositBanks, { channelId }, { key: depositKeys.banks(channelId), staleTime: 5 * minute, private: true })

/** The promotions that can be chosen, with bonus and cost for an amount. */
export const depositPromotionsQuery = (client: Client, amount?: Minor) =>
  callQuery(client, getDepositPromotions, { amount }, { key: depositKeys.promotions(amount), staleTime: minute, private: true })

const FIRST = 1000
const OFTEN = 3000
const SELDOM = 10_000
/** Number of answers in two minutes of frequent polling. */
const OFTEN_TIMES = 40

/**
 * One deposit, polled until it is final: every second until its code exists, every 3 s for two minutes, then every 10 s; not while the page
 * is hidden, and at once when it is visible again.
 */
export const depositOrderQuery = (client: Client, orderNo: string) =>
  callQuery(
    client,
    getDepositOrder,
    { orderNo },
    { key: depositKeys.order(orderNo), staleTime: 0, refetchOnWindowFocus: true, private: true, refetchInterval: pauseAfter },
  )

function pauseAfter({ state: { data, dataUpdateCount } }: Polled<DepositOrder>): number | false {
  if (data && isEndedDeposit(data)) return false
  if (dataUpdateCount > OFTEN_TIMES) return SELDOM
  return data?.status === 'created' && dataUpdateCount < 10 ? FIRST : OFTEN
}

/** The member's deposits, page after page. */
export const depositRecordsQuery = (client: Client, filter: DepositFilter) =>
  callPages(client, getDepositRecords, filter, { key: depositKeys.records(filter), staleTime: 10_000, private: true })
