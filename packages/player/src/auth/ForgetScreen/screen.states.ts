import { getRegisterRules } from '@platform/sdk/account'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Forgotten password',
  calls: [getRegisterRules],
  member: 'guest',
  empty: { never: 'A form: nothing is listed.' },
} satisfies RouteStates
