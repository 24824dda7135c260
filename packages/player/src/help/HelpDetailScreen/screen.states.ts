import { getHelpCenter } from '@platform/sdk/help'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Help topic', calls: [getHelpCenter], query: 'i=0' } satisfies RouteStates
