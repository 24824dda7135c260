import { getRebate } from '@platform/sdk/wallet'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Manual rebate', calls: [getRebate], empty: { member: {} } } satisfies RouteStates
