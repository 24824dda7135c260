import { getDepositRecords } from '@platform/sdk/deposit'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Deposit record',
  calls: [getDepositRecords],
  query: 'period=30d',
  empty: { member: {} },
} satisfies RouteStates
