import { getGlobalRebateSettings, getRebateQuotas, getTeamMembers } from '@platform/sdk/agents'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Rebate settings',
  calls: [getGlobalRebateSettings, getRebateQuotas, getTeamMembers],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
