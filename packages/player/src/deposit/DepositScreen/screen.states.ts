import { getDepositChannels } from '@platform/sdk/deposit'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Deposit', calls: [getDepositChannels] } satisfies RouteStates
