import { getMemberTransactions } from '@platform/sdk/records'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Account record', calls: [getMemberTransactions], empty: { member: {} } } satisfies RouteStates
