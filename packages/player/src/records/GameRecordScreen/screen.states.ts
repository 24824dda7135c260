import { getGameRecords } from '@platform/sdk/records'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Bets on games', calls: [getGameRecords], empty: { member: {} } } satisfies RouteStates
