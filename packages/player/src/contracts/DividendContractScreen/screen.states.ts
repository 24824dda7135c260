import { getContracts, getDividendInfo } from '@platform/sdk/contracts'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Dividend contract',
  calls: [getDividendInfo, getContracts],
  // A proposed change waits for this agent's answer.
  member: { userName: 'inesrede' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
