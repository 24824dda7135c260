import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Settings', calls: [], empty: { never: 'A fixed list.' } } satisfies RouteStates
