import { getCurrentDailySalary } from '@platform/sdk/contracts'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Daily salary contract',
  calls: [getCurrentDailySalary],
  member: { userName: 'brunoagente' },
  empty: { member: { type: 1 } },
} satisfies RouteStates
