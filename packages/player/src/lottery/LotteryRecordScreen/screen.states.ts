import { getLotteryOrders } from '@platform/sdk/lottery'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Lottery bets', calls: [getLotteryOrders], empty: { member: {} } } satisfies RouteStates
