import { getTeamDays, getTeamProfitLoss } from '@platform/sdk/agents'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Team profit and loss',
  calls: [getTeamProfitLoss, getTeamDays],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
