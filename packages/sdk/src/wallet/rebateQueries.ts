import type { QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { refetchAt } from '../core/refetchAt.ts'
import { recordKeys } from '../records/queries.ts'
import { claimRebate } from './claimRebate.ts'
import { getRebate } from './getRebate.ts'
import { getRebateRates } from './getRebateRates.ts'
import { getRebateRecords } from './getRebateRecords.ts'
import { walletKeys } from './queries.ts'

/** A filter of `getRebateRecords` without its page. Days as YYYY-MM-DD, both inclusive. */
export type RebateFilter = Omit<InputOf<typeof getRebateRecords>, 'pageNo'>

/** Query keys of the member's own rebates: all begin with 'rebate'. */
export const rebateKeys = {
  all: ['rebate'] as const,
  claimable: () => [...rebateKeys.all, 'claimable'] as const,
  rates: () => [...rebateKeys.all, 'rates'] as const,
  records: (filter: RebateFilter) => [...rebateKeys.all, 'records', filter] as const,
}

/** What can be claimed now: each settled bet changes it. */
export const rebateQuery = (client: Client) =>
  callQuery(
    client,
    getRebate,
    {},
    {
      key: rebateKeys.claimable(),
      staleTime: 0,
      refetchOnWindowFocus: true,
      private: true,
      refetchInterval: ({ state: { data } }) => refetchAt(client.clock.now(), [data?.claimableAt]),
    },
  )

/** Product × level. */
export const rebateRatesQuery = (client: Client) =>
  callQuery(client, getRebateRates, {}, { key: rebateKeys.rates(), staleTime: minute, private: true })

/** The member's rebates, page after page. */
export const rebateRecordsQuery = (client: Client, filter: RebateFilter) =>
  callPages(client, getRebateRecords, filter, { key: rebateKeys.records(filter), staleTime: 10_000, private: true })

/** Claims; a refusal, too, means that the shown data is out of date. */
export const claimRebateMutation = (client: Client) =>
  keyedMutation(client, claimRebate, {
    key: [...rebateKeys.all, claimRebate.name],
    onSettled: (cache: QueryClient) =>
      Promise.all([rebateKeys.all, walletKeys.all, recordKeys.all].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
