import { getConsolidatedSettings, getSystemStatus } from '@platform/sdk/account'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Maintenance',
  calls: [getSystemStatus, getConsolidatedSettings],
  setup: [{ action: 'maintenance', body: { on: true } }],
  empty: { never: 'One sentence.' },
} satisfies RouteStates
