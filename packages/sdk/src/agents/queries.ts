import type { QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import { callMutation, keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { callCursor, callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getDownline } from './getDownline.ts'
import { getTeamBetKpis } from './getTeamBetKpis.ts'
import { getTeamBets } from './getTeamBets.ts'
import { getTeamDays } from './getTeamDays.ts'
import { getTeamMemberKpis } from './getTeamMemberKpis.ts'
import { getTeamMembers } from './getTeamMembers.ts'
import { getTeamMoneyKpis } from './getTeamMoneyKpis.ts'
import { getTeamProfitLoss } from './getTeamProfitLoss.ts'
import { getTeamProfitLossRows } from './getTeamProfitLossRows.ts'
import { createAffiliateUrl } from './createAffiliateUrl.ts'
import { removeAffiliateUrl } from './removeAffiliateUrl.ts'
import { getAffiliateUrls } from './getAffiliateUrls.ts'
import { getGlobalRebateSettings } from './getGlobalRebateSettings.ts'
import { openAccount } from './openAccount.ts'
import { getDownlineRebates } from './getDownlineRebates.ts'
import { getRebateHistory } from './getRebateHistory.ts'
import { getRebateQuotas } from './getRebateQuotas.ts'
import { getTeamRebates } from './getTeamRebates.ts'
import { updateDownlineRebates } from './updateDownlineRebates.ts'

/** Whose key figures and for which days: `startDate` and `endDate`, both inclusive, as YYYY-MM-DD. */
export type TeamFilter = InputOf<typeof getTeamMemberKpis>
/** A filter of `getTeamMembers` without its page: a query loads page after page. */
export type TeamMemberFilter = Omit<InputOf<typeof getTeamMembers>, 'pageNo'>
/** A filter of `getTeamDays`: days as YYYY-MM-DD, both inclusive. */
export type TeamDayFilter = InputOf<typeof getTeamDays>
/** A filter of `getTeamProfitLoss` without its page: a query loads page after page. */
export type TeamProfitLossFilter = Omit<InputOf<typeof getTeamProfitLoss>, 'pageNo'>
/** The figure to explain, for a team and days; without the cursor, which a query adds. */
export type TeamFigureFilter = Omit<InputOf<typeof getTeamProfitLossRows>, 'cursor' | 'pageSize'>
/** A filter of `getTeamBets` without its cursor, which a query adds. */
export type TeamBetFilter = Omit<InputOf<typeof getTeamBets>, 'cursor' | 'pageSize'>

/** Query keys of an agent's team: all begin with 'team'. */
export const teamKeys = {
  all: ['team'] as const,
  kpis: (part: 'members' | 'bets' | 'money', filter: TeamFilter) => [...teamKeys.all, 'kpis', part, filter] as const,
  members: (filter: TeamMemberFilter) => [...teamKeys.all, 'members', filter] as const,
  days: (filter: TeamDayFilter) => [...teamKeys.all, 'days', filter] as const,
  profitLoss: (filter: TeamProfitLossFilter) => [...teamKeys.all, 'profitLoss', filter] as const,
  profitLossRows: (filter: TeamFigureFilter) => [...teamKeys.all, 'profitLossRows', filter] as const,
  bets: (filter: TeamBetFilter) => [...teamKeys.all, 'bets', filter] as const,
  member: (memberId: string) => [...teamKeys.all, 'member', memberId] as const,
}

const settings = { staleTime: minute / 2, refetchOnWindowFocus: true, private: true } as const

/** How many of a team registered, logged in, are online. */
export const teamMemberKpisQuery = (client: Client, filter: TeamFilter) =>
  callQuery(client, getTeamMemberKpis, filter, { key: teamKeys.kpis('members', filter), ...settings })

/** The bets of a team. */
export const teamBetKpisQuery = (client: Client, filter: TeamFilter) =>
  callQuery(client, getTeamBetKpis, filter, { key: teamKeys.kpis('bets', filter), ...settings })

/** Deposits, withdrawals and payments of a team. */
export const teamMoneyKpisQuery = (client: Client, filter: TeamFilter) =>
  callQuery(client, getTeamMoneyKpis, filter, { key: teamKeys.kpis('money', filter), ...settings })

/** The members of a team with their activity, page after page. */
export const teamMembersQuery = (client: Client, filter: TeamMemberFilter) =>
  callPages(client, getTeamMembers, filter, { key: teamKeys.members(filter), staleTime: minute / 2, private: true })

/** Activity of a team by day. */
export const teamDaysQuery = (client: Client, filter: TeamDayFilter) =>
  callQuery(client, getTeamDays, filter, { key: teamKeys.days(filter), ...settings })

/** Profit and loss of a team, line after line. */
export const teamProfitLossQuery = (client: Client, filter: TeamProfitLossFilter) =>
  callPages(client, getTeamProfitLoss, filter, { key: teamKeys.profitLoss(filter), staleTime: minute / 2, private: true })

/** The rows behind one of its figures, each answer continues where the previous one ended. */
export const teamProfitLossRowsQuery = (client: Client, filter: TeamFigureFilter) =>
  callCursor(client, getTeamProfitLossRows, filter, { key: teamKeys.profitLossRows(filter), staleTime: 10_000, private: true })

/** The bets of a team, each answer continues where the previous one ended. */
export const teamBetsQuery = (client: Client, filter: TeamBetFilter) =>
  callCursor(client, getTeamBets, filter, { key: teamKeys.bets(filter), staleTime: 10_000, private: true })

/** One member of the team, with masked contact details. */
export const downlineQuery = (client: Client, memberId: string) =>
  callQuery(client, getDownline, { memberId }, { key: teamKeys.member(memberId), staleTime: minute, private: true })

/** Query keys of the agent's own rates and invitation links: they begin with 'team'. */
export const agentAccountKeys = {
  rates: () => [...teamKeys.all, 'rates'] as const,
  links: () => [...teamKeys.all, 'links'] as const,
}

/** The agent's own rates, and how much may be given to others. */
export const globalRebateSettingsQuery = (client: Client) =>
  callQuery(client, getGlobalRebateSettings, {}, { key: agentAccountKeys.rates(), staleTime: minute, private: true })

/** The agent's links. */
export const affiliateUrlsQuery = (client: Client) =>
  callQuery(
    client,
    getAffiliateUrls,
    {},
    { key: agentAccountKeys.links(), staleTime: minute / 2, refetchOnWindowFocus: true, private: true },
  )

/** Opens the account of a new direct member. */
export const openAccountMutation = (client: Client) =>
  keyedMutation(client, openAccount, {
    key: [...teamKeys.all, openAccount.name],
    onSuccess: (cache: QueryClient) => cache.invalidateQueries({ queryKey: teamKeys.all }),
  })

const refetchLinks = (cache: QueryClient) => cache.invalidateQueries({ queryKey: agentAccountKeys.links() })

/** Creates a link. */
export const createAffiliateUrlMutation = (client: Client) =>
  keyedMutation(client, createAffiliateUrl, { key: [...agentAccountKeys.links(), createAffiliateUrl.name], onSettled: refetchLinks })

/** Ends a link. */
export const removeAffiliateUrlMutation = (client: Client) =>
  callMutation(client, removeAffiliateUrl, { key: [...agentAccountKeys.links(), removeAffiliateUrl.name], onSettled: refetchLinks })

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
