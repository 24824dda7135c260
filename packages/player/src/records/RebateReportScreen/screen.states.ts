import { getRebateRates, getRebateRecords } from '@platform/sdk/wallet'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'My rebate', calls: [getRebateRecords, getRebateRates], empty: { member: {} } } satisfies RouteStates
