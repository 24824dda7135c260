import { getReferral } from '@platform/sdk/rewards'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Invite friends', calls: [getReferral], empty: { member: {}, query: 'tab=friends' } } satisfies RouteStates
