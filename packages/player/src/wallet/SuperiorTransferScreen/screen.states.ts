import { getTransferSettings } from '@platform/sdk/wallet'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Superior transfer',
  calls: [getTransferSettings],
  member: { userName: 'anaclara' },
  empty: { never: 'A form: nothing is listed.' },
} satisfies RouteStates
