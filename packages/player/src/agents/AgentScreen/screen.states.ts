import { getTeamBetKpis, getTeamMemberKpis, getTeamMoneyKpis } from '@platform/sdk/agents'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Agent home',
  calls: [getTeamMemberKpis, getTeamBetKpis, getTeamMoneyKpis],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
