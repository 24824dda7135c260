import { getLimits } from '@platform/sdk/protection'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Responsible gambling',
  calls: [getLimits],
  query: 'view=limits',
  empty: { member: {} },
} satisfies RouteStates
