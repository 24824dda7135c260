import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getTeamBetKpis } from './getTeamBetKpis.ts'
import { getTeamMemberKpis } from './getTeamMemberKpis.ts'
import { getTeamMoneyKpis } from './getTeamMoneyKpis.ts'

export type TeamFilter = InputOf<typeof getTeamMemberKpis>

export const teamKeys = {
  all: ['team'] as const,
  kpis: (part: 'members' | 'bets' | 'money', filter: TeamFilter) => [...teamKeys.all, 'kpis', part, filter] as const,
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
