import { getInbox } from '@platform/sdk/messages'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Messages', calls: [getInbox] } satisfies RouteStates
