import { getTeamMembers } from '@platform/sdk/agents'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Team management',
  calls: [getTeamMembers],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
