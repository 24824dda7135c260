import { getTeamMembers } from '@platform/sdk/agents'
import { getTransferEnabled } from '@platform/sdk/wallet'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Transfer to members',
  calls: [getTransferEnabled, getTeamMembers],
  member: { userName: 'brunoagente' },
  setup: [{ action: 'withdrawals/ready', body: {} }],
  empty: { member: { type: 1 } },
} satisfies RouteStates
