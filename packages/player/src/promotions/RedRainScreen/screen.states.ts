import { getRedEnvelopes, getRedRain } from '@platform/sdk/rewards'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Red rain',
  calls: [getRedRain, getRedEnvelopes],
  empty: { never: 'A plan always promises the next rain.' },
} satisfies RouteStates
