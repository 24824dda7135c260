import { getRewards } from '@platform/sdk/rewards'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Reward centre', calls: [getRewards], empty: { member: {}, query: 'tab=history' } } satisfies RouteStates
