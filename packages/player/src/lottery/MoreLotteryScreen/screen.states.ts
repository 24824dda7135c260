import { getLotteryMenu } from '@platform/sdk/lottery'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'More lotteries', calls: [getLotteryMenu] } satisfies RouteStates
