import { getWithdrawRecords } from '@platform/sdk/withdraw'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Withdrawal record',
  calls: [getWithdrawRecords],
  query: 'period=30d',
  empty: { member: {} },
} satisfies RouteStates
