import type { QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getDownlineRebates } from './getDownlineRebates.ts'
import { getRebateHistory } from './getRebateHistory.ts'
import { getRebateQuotas } from './getRebateQuotas.ts'
import { getTeamRebates } from './getTeamRebates.ts'
import { teamKeys } from './queries.ts'
import { updateDownlineRebates } from './updateDownlineRebates.ts'

/** A filter of `getTeamRebates` without its page: a query loads page after page. */
export type TeamRebateFilter = Omit<InputOf<typeof getTeamRebates>, 'pageNo'>

/** Query keys of agents' rebates: they begin with 'team', 'rebates'. */
export const teamRebateKeys = {
  all: [...teamKeys.all, 'rebates'] as const,
  income: (filter: TeamRebateFilter) => [...teamRebateKeys.all, 'income', filter] as const,
  member: (memberId: string) => [...teamRebateKeys.all, 'member', memberId] as const,
  quotas: () => [...teamRebateKeys.all, 'quotas'] as const,
  history: (memberId: string | undefined) => [...teamRebateKeys.all, 'history', memberId] as const,
}

/** An agent's income from the bets of the team, page after page. */
export const teamRebatesQuery = (client: Client, filter: TeamRebateFilter) =>
  callPages(client, getTeamRebates, filter, { key: teamRebateKeys.income(filter), staleTime: minute / 2, private: true })

/** A direct member's rates, and the range within which they may be changed: the range depends on rates that other agents may change. */
export const downlineRebatesQuery = (client: Client, memberId: string) =>
  callQuery(client, getDownlineRebates, { memberId }, { key: teamRebateKeys.member(memberId), staleTime: 0, private: true })

/** How many direct members may have high rates. */
export const rebateQuotasQuery = (client: Client) =>
  callQuery(client, getRebateQuotas, {}, { key: teamRebateKeys.quotas(), staleTime: minute / 2, private: true })

/** Agreed rate changes, page after page; for one member, or for all. */
export const rebateHistoryQuery = (client: Client, memberId?: string) =>
  callPages(client, getRebateHistory, memberId ? { memberId } : {}, {
    key: teamRebateKeys.history(memberId),
    staleTime: minute / 2,
    private: true,
  })

/** Changes rates; a refusal, too, means that the shown data is out of date. */
export const updateDownlineRebatesMutation = (client: Client) =>
  keyedMutation(client, updateDownlineRebates, {
    key: [...teamRebateKeys.all, updateDownlineRebates.name],
    onSettled: (cache: QueryClient) => cache.invalidateQueries({ queryKey: teamRebateKeys.all }),
  })
