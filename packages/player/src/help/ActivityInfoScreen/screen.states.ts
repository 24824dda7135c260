import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Rules of promotions',
  calls: [],
  empty: { never: 'A text that comes with the screen.' },
} satisfies RouteStates
