import { getTeamBetKpis, getTeamDays, getTeamMemberKpis, getTeamMoneyKpis } from '@platform/sdk/agents'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Team overview',
  calls: [getTeamMemberKpis, getTeamBetKpis, getTeamMoneyKpis, getTeamDays],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
