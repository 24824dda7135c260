import { getContractSettlements } from '@platform/sdk/contracts'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Dividend',
  calls: [getContractSettlements],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
