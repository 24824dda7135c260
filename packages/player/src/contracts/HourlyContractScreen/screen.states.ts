import { getContractHourSalaryInfo } from '@platform/sdk/contracts'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Hourly salary contract',
  calls: [getContractHourSalaryInfo],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
