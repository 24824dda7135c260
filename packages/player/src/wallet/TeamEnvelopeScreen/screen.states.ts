import { getSentEnvelopes } from '@platform/sdk/rewards'
import { getTransferEnabled } from '@platform/sdk/wallet'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Envelopes for the team',
  calls: [getTransferEnabled, getSentEnvelopes],
  member: { userName: 'brunoagente' },
  setup: [{ action: 'withdrawals/ready', body: {} }],
  empty: { member: { type: 1 } },
} satisfies RouteStates
