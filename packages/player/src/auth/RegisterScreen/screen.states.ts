import { getRegisterRules, getRegisterSettings } from '@platform/sdk/account'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Registration',
  calls: [getRegisterRules, getRegisterSettings],
  member: 'guest',
  empty: { never: 'A form: nothing is listed.' },
} satisfies RouteStates
