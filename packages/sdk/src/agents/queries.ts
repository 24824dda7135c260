import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getDownline } from './getDownline.ts'
import { getTeamBetKpis } from './getTeamBetKpis.ts'
import { getTeamMemberKpis } from './getTeamMemberKpis.ts'
import { getTeamMembers } from './getTeamMembers.ts'
import { getTeamMoneyKpis } from './getTeamMoneyKpis.ts'

export type TeamFilter = InputOf<typeof getTeamMemberKpis>
export type TeamMemberFilter = Omit<InputOf<typeof getTeamMembers>, 'pageNo'>

export const teamKeys = {
  all: ['team'] as const,
  kpis: (part: 'members' | 'bets' | 'money', filter: TeamFilter) => [...teamKeys.all, 'kpis', part, filter] as const,
  members: (filter: TeamMemberFilter) => [...teamKeys.all, 'members', filter] as const,
  member: (memberId: string) => [...teamKeys.all, 'member', memberId] as const,
}

const settings = { staleTime: minute / 2, refetchOnWindowFocus: true, private: true } as const

/** How many of a team registered, logged in, are online. */
export const teamMemberKpisQuery = (client: Client, filter: TeamFilter) =>
  callQuery(client, getTeamMemberKpis, filter, { key: teamKeys.kpis('members', filter), ...settings })

/** What a team bet. */
export const teamBetKpisQuery = (client: Client, filter: TeamFilter) =>
  callQuery(client, getTeamBetKpis, filter, { key: teamKeys.kpis('bets', filter), ...settings })

/** What a team paid in and was paid. */
export const teamMoneyKpisQuery = (client: Client, filter: TeamFilter) =>
  callQuery(client, getTeamMoneyKpis, filter, { key: teamKeys.kpis('money', filter), ...settings })

/** The members of a team with what they did, page after page. */
export const teamMembersQuery = (client: Client, filter: TeamMemberFilter) =>
  callPages(client, getTeamMembers, filter, { key: teamKeys.members(filter), staleTime: minute / 2, private: true })

/** One member of the team, with masked ways to reach that member. */
export const downlineQuery = (client: Client, memberId: string) =>
  callQuery(client, getDownline, { memberId }, { key: teamKeys.member(memberId), staleTime: minute, private: true })
