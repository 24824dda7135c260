import { getHelpCenter } from '@platform/sdk/help'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Help', calls: [getHelpCenter] } satisfies RouteStates
