import { getCustomerService } from '@platform/sdk/account'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Customer service', calls: [getCustomerService] } satisfies RouteStates
