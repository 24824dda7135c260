import { getRegisterRules } from '@platform/sdk/account'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Change of password',
  calls: [getRegisterRules],
  empty: { never: 'A form: nothing is listed.' },
} satisfies RouteStates
