import { getProfitLoss } from '@platform/sdk/records'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Profit and loss', calls: [getProfitLoss], query: 'period=30d', empty: { member: {} } } satisfies RouteStates
