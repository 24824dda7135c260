import { getTrialUser } from '@platform/sdk/account'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Trial account',
  calls: [getTrialUser],
  empty: { never: 'A form: nothing is listed.' },
} satisfies RouteStates
