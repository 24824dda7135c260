import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Sign-in', calls: [], empty: { never: 'A form: nothing is listed.' } } satisfies RouteStates
